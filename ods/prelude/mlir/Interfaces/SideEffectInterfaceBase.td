// Embedded prelude: side effects of any kind.

#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

class Resource<string resourceName> { string name = resourceName; }
class IntrinsicResource<string resourceName> : Resource<"::mlir::SideEffects::" # resourceName>;
def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource : IntrinsicResource<"AutomaticAllocationScopeResource">;

class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  string baseEffectName = baseEffect;
}

class EffectRange<bits<1> val> { bits<1> Value = val; }
def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

// An effect, as a mark on an operand or result.
class SideEffect<EffectOpInterfaceBase interface, string effectName, Resource on, int when,
                 EffectRange range>
    : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = on.name;
  int stage = when;
  bit effectOnFullRegion = range.Value;
}

// Effects of the operation as a whole.
class SideEffectsTraitBase<EffectOpInterfaceBase parent, list<SideEffect> all> : OpInterfaceTrait<""> {
  let trait = parent.trait;
  string cppNamespace = parent.cppNamespace;
  string baseEffectName = parent.baseEffectName;
  list<SideEffect> effects = all;
}

#endif
