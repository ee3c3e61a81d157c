// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// An operation with a region in a source pattern: its body goes with it.
def A : Pat<(Tensor_GenerateOp $e), (Tensor_EmptyOp $e)>;
