//===- TransformInterfaces.td: what transforms are, and their handles -----===//
#ifndef LEGALIZE_TRANSFORM_INTERFACES
#define LEGALIZE_TRANSFORM_INTERFACES

include "mlir/IR/OpBase.td"

// Operations.

class _Transform_OpInterface<string name> : OpInterface<name> { let cppNamespace = "::mlir::transform"; }

def TransformOpInterface : _Transform_OpInterface<"TransformOpInterface"> {
  let verify = "verifyTransform";
}
def FindPayloadReplacementOpInterface : _Transform_OpInterface<"FindPayloadReplacementOpInterface">;
def PatternDescriptorOpInterface : _Transform_OpInterface<"PatternDescriptorOpInterface">;
def TypeConverterBuilderOpInterface : _Transform_OpInterface<"TypeConverterBuilderOpInterface">;
def ConversionPatternDescriptorOpInterface
    : _Transform_OpInterface<"ConversionPatternDescriptorOpInterface">;

class _Transform_Trait<string name> : NativeOpTrait<name> { let cppNamespace = "::mlir::transform"; }

def FunctionalStyleTransformOpTrait : _Transform_Trait<"FunctionalStyleTransformOpTrait">;
def NavigationTransformOpTrait : _Transform_Trait<"NavigationTransformOpTrait">;
def ParamProducerTransformOpTrait : _Transform_Trait<"ParamProducerTransformOpTrait">;
def ReportTrackingListenerFailuresOpTrait : _Transform_Trait<"ReportTrackingListenerFailuresOpTrait">;
def TransformEachOpTrait : _Transform_Trait<"TransformEachOpTrait">;

// Types.

class TransformTypeInterfaceBase<string name, string payload> : TypeInterface<name> {
  let cppNamespace = "::mlir::transform";
  let methods = [InterfaceMethod<"Checks the operations of a handle.", "::mlir::DiagnosedSilenceableFailure",
      "checkPayload", (ins "::mlir::Location":$loc, "::mlir::ArrayRef<" # payload # ">":$payload)>];
}
def TransformHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformHandleTypeInterface", "::mlir::Operation *">;
def TransformParamTypeInterface
    : TransformTypeInterfaceBase<"TransformParamTypeInterface", "::mlir::Attribute">;
def TransformValueHandleTypeInterface
    : TransformTypeInterfaceBase<"TransformValueHandleTypeInterface", "::mlir::Value">;

class _Transform_OneOf<list<TypeInterface> all, string desc>
    : Type<Or<!foreach(one, all, one.predicate)>, desc>;
def Transform_AnyHandleType
    : _Transform_OneOf<[TransformHandleTypeInterface, TransformValueHandleTypeInterface],
                       "any transform handle">;
def Transform_AnyHandleOrParamType
    : _Transform_OneOf<[TransformParamTypeInterface, TransformHandleTypeInterface,
                        TransformValueHandleTypeInterface],
                       "any transform handle or parameter">;

#endif
