include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Two results replaced by two operations, by one of two results, with auxiliary ones before.
def ByTwo : Pattern<(Arith_MulUIExtendedOp I16:$a, $b), [(Arith_AndIOp $a, $b), (Arith_OrIOp $a, $b)]>;
def ByOne : Pattern<(Arith_MulUIExtendedOp I32:$a, $b), [(Arith_MulSIExtendedOp $b, $a)]>;
def ByAux : Pattern<(Arith_MulUIExtendedOp I64:$a, $b), [(Arith_XOrIOp:$x $a, $b), (Arith_MaxSIOp $x, $b), (Arith_MinSIOp $x, $a)]>;
def ByValues : Pattern<(Arith_MulUIExtendedOp I8:$a, $b), [(replaceWithValue $b), (replaceWithValue $a)]>;
