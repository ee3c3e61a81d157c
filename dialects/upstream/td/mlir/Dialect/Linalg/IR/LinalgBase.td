//===- LinalgBase.td: the linalg dialect and attributes of its enums ------===//
#ifndef LEGALIZE_LINALG_BASE
#define LEGALIZE_LINALG_BASE

include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Utils/StructuredOpsUtils.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Linalg_Dialect : Dialect {
  let name = "linalg";
  let cppNamespace = "::mlir::linalg";
  let summary = "computations on tensors and buffers as loops over their elements";
  let dependentDialects = ["arith::ArithDialect", "affine::AffineDialect", "math::MathDialect",
                           "memref::MemRefDialect", "tensor::TensorDialect"];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

class _LinalgEnumAttr<EnumInfo of, string mnemonic> : EnumAttr<Linalg_Dialect, of, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}
def BinaryFnAttr        : _LinalgEnumAttr<BinaryFn, "binary_fn">;
def ElementwiseKindAttr : _LinalgEnumAttr<ElementwiseKind, "elementwise_kind">;
def IteratorTypeEnum    : _LinalgEnumAttr<IteratorType, "iterator_type">;
def TernaryFnAttr       : _LinalgEnumAttr<TernaryFn, "ternary_fn">;
def TypeFnAttr          : _LinalgEnumAttr<TypeFn, "type_fn">;
def UnaryFnAttr         : _LinalgEnumAttr<UnaryFn, "unary_fn">;

def IteratorTypeArrayAttr
    : TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">;

#endif
