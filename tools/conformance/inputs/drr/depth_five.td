include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// One rule whose source is five operations deep and joins two branches.
def Deep : Pat<(Arith_AddIOp (Arith_MulIOp (Arith_SubIOp (Arith_XOrIOp (Arith_AndIOp $a, $b), $c), $d, $f0), $e, $f1), (Arith_OrIOp $g, $h), $f2),
               (Arith_SubIOp (Arith_AndIOp $a, (Arith_OrIOp $b, $c)), (Arith_XOrIOp (Arith_MulIOp $d, $e, $f1), (Arith_AddIOp $g, $h, $f2)), $f0)>;
