include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

def : Pat<(Tensor_FromElementsOp I32:$e), (Tensor_FromElementsOp $e)>;
