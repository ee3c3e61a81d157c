//===- TransformTypes.td: handles and parameters of transforms ------------===//
#ifndef LEGALIZE_TRANSFORM_TYPES
#define LEGALIZE_TRANSFORM_TYPES

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/IR/AttrTypeBase.td"

class _Transform_Type<string name, string word, TypeInterface of>
    : TypeDef<Transform_Dialect, name, [DeclareTypeInterfaceMethods<of>]> {
  let mnemonic = word;
  let assemblyFormat = "";
}

// Handles: to operations, to those of one name, to values.

def Transform_AnyOpType : _Transform_Type<"AnyOp", "any_op", TransformHandleTypeInterface>;
def Transform_OperationType : _Transform_Type<"Operation", "op", TransformHandleTypeInterface> {
  let parameters = (ins StringRefParameter<"name of the operations">:$operation_name);
  let assemblyFormat = "`<` $operation_name `>`";
}
def Transform_AnyValue
    : _Transform_Type<"AnyValue", "any_value", TransformValueHandleTypeInterface>;

class Transform_ConcreteOpType<string name>
    : Type<And<[Transform_OperationType.predicate,
                CPred<"::llvm::cast<::mlir::transform::OperationType>($_self).getOperationName() == \""
                      # name # "\"">]>,
           "Transform IR handle to " # name # " operations", "::mlir::transform::OperationType">;

// Parameters.

def Transform_AnyParamType : _Transform_Type<"AnyParam", "any_param", TransformParamTypeInterface>;
def Transform_AffineMapParamType
    : _Transform_Type<"AffineMapParam", "affine_map", TransformParamTypeInterface>;
def Transform_TypeParamType : _Transform_Type<"TypeParam", "type", TransformParamTypeInterface>;
def Transform_ParamType : _Transform_Type<"Param", "param", TransformParamTypeInterface> {
  let parameters = (ins TypeParameter<"::mlir::Type", "type of the values">:$type);
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

def TransformAnyHandle
    : _Transform_OneOf<[TransformHandleTypeInterface, TransformValueHandleTypeInterface],
                       "transform operation or value handle">;
def TransformAnyParamTypeOrAnyHandle
    : _Transform_OneOf<[TransformHandleTypeInterface, TransformParamTypeInterface],
                       "transform any param type or any handle type">;

#endif
