include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `location` with a name and symbols together, on inner and outer operations, and in several patterns.
def A : Pattern<(Arith_MulSIExtendedOp:$o $a, (Arith_XOrIOp:$i $b, $c)), [(Arith_AndIOp $a, $b, (location $o__0)), (Arith_OrIOp $b, (Arith_AndIOp $c, $a, (location "low")), (location $i, $o__1))]>;
def B : Pat<(Arith_MaxSIOp:$o (Arith_MinSIOp:$i $a, $b), $c), (Arith_MaxUIOp (Arith_MinUIOp $a, $b, (location $i)), $c)>;
