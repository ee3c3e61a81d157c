include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

def : Pat<(Vector_ReductionOp $k, $v, (variadic $acc), $f), (Vector_ReductionOp $k, $v, $acc, $f)>;
