include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Swap : Pat<(Arith_MaxSIOp $a, $b), (Arith_MinSIOp $b, $a)>;
