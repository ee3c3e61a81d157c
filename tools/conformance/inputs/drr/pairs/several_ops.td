include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Several : Pattern<(Arith_MinSIOp $a, $b), [(Arith_AndIOp:$x $a, $b), (Arith_OrIOp:$y $x, $a), (Arith_XOrIOp $x, $y)]>;
