//===- MathBase.td: the math dialect --------------------------------------===//
#ifndef LEGALIZE_MATH_BASE
#define LEGALIZE_MATH_BASE

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary = "functions on numbers beyond arithmetic";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

#endif
