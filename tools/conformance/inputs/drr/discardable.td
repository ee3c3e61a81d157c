include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// What becomes of other attributes of the root, and of operations that the rule does not name.
def A : Pat<(Arith_AddIOp $a, $b, $f), (Arith_SubIOp $a, $b, $f)>;
