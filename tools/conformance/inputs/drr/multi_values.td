include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Used : Constraint<CPred<"!$0.use_empty()">>;
// Results of two matched operations of two results each, replaced one by one.
def Swap : Pattern<(Arith_MulUIExtendedOp:$r $a, (Arith_MulSIExtendedOp:$s $b, $c)), [(Arith_MulSIExtendedOp:$n $s__1, $a), (Arith_XOrIOp $n__0, $s__1), (replaceWithValue $n__1)], [(Used $r__1), (Used $s__1)]>;
