include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A symbol repeated on both sides of `either` and outside of it.
def A : Pat<(Arith_OrIOp (either $x, (Arith_AndIOp (either $x, $y)))), (replaceWithValue $x)>;
def B : Pat<(SelectOp $c, (Arith_XOrIOp (either $x, $y)), $x), (Arith_XOrIOp $x, (SelectOp $c, $y, $x))>;
