// Embedded prelude: memory effects and speculation.

#ifndef MLIR_INTERFACES_SIDEEFFECTS
#define MLIR_INTERFACES_SIDEEFFECTS

include "mlir/Interfaces/SideEffectInterfaceBase.td"

def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface", "::mlir::MemoryEffects::Effect"> {
  let cppNamespace = "::mlir";
}
class MemoryEffect<string effectName, Resource on, int when, EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, on, when, range>;
class MemoryEffects<list<MemoryEffect> all = []> : SideEffectsTraitBase<MemoryEffectsOpInterface, all>;

class MemAlloc<Resource on, int when = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Allocate", on, when, range>;
def MemAlloc : MemAlloc<DefaultResource, 0, PartialEffect>;
class MemAllocAt<int when, EffectRange range = PartialEffect> : MemAlloc<DefaultResource, when, range>;

class MemFree<Resource on, int when = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Free", on, when, range>;
def MemFree : MemFree<DefaultResource, 0, PartialEffect>;
class MemFreeAt<int when, EffectRange range = PartialEffect> : MemFree<DefaultResource, when, range>;

class MemRead<Resource on, int when = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Read", on, when, range>;
def MemRead : MemRead<DefaultResource, 0, PartialEffect>;
class MemReadAt<int when, EffectRange range = PartialEffect> : MemRead<DefaultResource, when, range>;

class MemWrite<Resource on, int when = 0, EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Write", on, when, range>;
def MemWrite : MemWrite<DefaultResource, 0, PartialEffect>;
class MemWriteAt<int when, EffectRange range = PartialEffect> : MemWrite<DefaultResource, when, range>;

def NoMemoryEffect : MemoryEffects<[]>;
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

def RecursivelySpeculatableImplTrait : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatableImplTrait : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let cppNamespace = "::mlir";
}
def AlwaysSpeculatable : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable
    : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif
