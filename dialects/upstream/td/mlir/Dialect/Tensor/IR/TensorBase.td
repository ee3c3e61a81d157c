//===- TensorBase.td: the tensor dialect ----------------------------------===//
#ifndef LEGALIZE_TENSOR_BASE
#define LEGALIZE_TENSOR_BASE

include "mlir/IR/OpBase.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::mlir::tensor";
  let summary = "values of many elements, without memory";
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect"];
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
}

#endif
