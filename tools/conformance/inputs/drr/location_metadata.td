include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A name and a symbol in one `location`.
def A : Pat<(Arith_MaxSIOp:$o (Arith_MinSIOp:$i $a, $b), $c), (Arith_MaxUIOp (Arith_MinUIOp $a, $b, (location $i, "text")), $c, (location $o, $i, "more"))>;
