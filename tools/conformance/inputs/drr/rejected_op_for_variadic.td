include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

include "mlir/Dialect/Tensor/IR/TensorOps.td"

def : Pat<(Tensor_FromElementsOp (Arith_XOrIOp $a, $b)), (Tensor_FromElementsOp $a)>;
