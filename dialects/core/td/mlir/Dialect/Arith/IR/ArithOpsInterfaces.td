//===- ArithOpsInterfaces.td: interfaces of arith operations --------------===//
#ifndef LEGALIZE_ARITH_OPS_INTERFACES
#define LEGALIZE_ARITH_OPS_INTERFACES

include "mlir/IR/OpBase.td"

def ArithFastMathInterface : OpInterface<"ArithFastMathInterface"> {
  let cppNamespace = "::mlir::arith";
}
def ArithIntegerOverflowFlagsInterface : OpInterface<"ArithIntegerOverflowFlagsInterface"> {
  let cppNamespace = "::mlir::arith";
}
def ArithRoundingModeInterface : OpInterface<"ArithRoundingModeInterface"> {
  let cppNamespace = "::mlir::arith";
}

#endif
