include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

def : Pat<(Tensor_FromElementsOp (variadic I32:$a, (I32 $b))), (replaceWithValue $a)>;
