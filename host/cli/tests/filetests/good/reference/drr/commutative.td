include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// The operation is commutative, but operands are matched in the order of the rule; `either` takes both.
def Ordered : Pat<(Arith_AndIOp (Arith_OrIOp $a, $b), $c), (Arith_XOrIOp $a, $c)>;
def Either : Pat<(Arith_MaxSIOp (either (Arith_MinSIOp $a, $b), $c)), (Arith_MinUIOp $a, $c)>;
