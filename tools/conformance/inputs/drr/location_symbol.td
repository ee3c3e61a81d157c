include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `location` of one symbol, of several, of a name.
def A : Pat<(Arith_AddIOp:$o (Arith_MulIOp:$i $a, $b, $f), $c, $g), (Arith_SubIOp (Arith_XOrIOp $a, $b, (location $i)), $c, $g, (location $o))>;
def B : Pat<(Arith_RemSIOp:$o (Arith_RemUIOp:$i $a, $b), $c), (Arith_AndIOp (Arith_OrIOp $a, $b, (location $i, $o)), $c, (location "outer"))>;
def C : Pat<(Arith_MaxSIOp:$o $a, $b), (Arith_MinSIOp $a, (Arith_MinUIOp $b, $a))>;
def D : Pat<(Arith_MaxUIOp:$o (Arith_MinUIOp $a, $b), $c), (Arith_OrIOp $a, (Arith_XOrIOp $b, $c, (location "inner" )))>;
