//===- CompilationAttrInterfaces.td: attributes for what a gpu module becomes -===//
#ifndef LEGALIZE_GPU_COMPILATION_ATTR_INTERFACES
#define LEGALIZE_GPU_COMPILATION_ATTR_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

class GPU_AttrInterface<string name> : AttrInterface<name> { let cppNamespace = "::mlir::gpu"; }

// Targets of a compilation.
def GPUTargetAttrInterface       : GPU_AttrInterface<"TargetAttrInterface">;
def GPUTargetAttrVerifyInterface : GPU_AttrInterface<"TargetAttrVerifyInterface">;

def GPUTargetAttr : ConfinedAttr<AnyAttr, [PromisedAttrInterface<GPUTargetAttrInterface>]>;
def GPUTargetArrayAttr : TypedArrayAttrBase<GPUTargetAttr, "array of GPU target attributes">;
def GPUNonEmptyTargetArrayAttr : ConfinedAttr<GPUTargetArrayAttr, [ArrayMinCount<1>]>;

// Handlers that embed and launch compiled modules.
def OffloadingLLVMTranslationAttrInterface
    : GPU_AttrInterface<"OffloadingLLVMTranslationAttrInterface">;
def OffloadingTranslationAttrTrait : NativeTrait<"OffloadingTranslationAttrTrait", ""> {
  let cppNamespace = "::mlir::gpu";
}
def HasOffloadingTranslationAttrTrait
    : AttrConstraint<CPred<"$_self.hasTrait<::mlir::gpu::OffloadingTranslationAttrTrait>()">,
                     "with the `OffloadingTranslationAttrTrait` trait.">;
def OffloadingTranslationAttr : ConfinedAttr<AnyAttr, [HasOffloadingTranslationAttrTrait]>;

#endif
