include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Same2 : Pat<(Arith_MulUIExtendedOp $a, $b), (Arith_MulSIExtendedOp $b, $a)>;
