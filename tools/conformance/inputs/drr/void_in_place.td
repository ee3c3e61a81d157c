include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Calls without a value among the result patterns, in several places.
def Mark : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr(\"mark\", $1)">;
def Unmark : NativeCodeCallVoid<"$0.getDefiningOp()->removeAttr(\"mark\")">;
def A : Pattern<(Arith_MulSIExtendedOp $a, $b), [(Arith_AndIOp:$x $a, $b), (Mark $x, ConstantAttr<I64Attr, "4">), (Arith_OrIOp:$y $x, $b), (Mark $y, ConstantStrAttr<StrAttr, "y">), (Unmark $x), (replaceWithValue $x), (replaceWithValue $y)]>;
