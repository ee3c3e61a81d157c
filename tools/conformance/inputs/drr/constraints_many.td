include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Additional constraints: on one symbol, several symbols, on results; a type constraint used as one.
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
def OneUse : Constraint<CPred<"$0.hasOneUse()">>;
def AllDiffer : Constraint<And<[CPred<"$0 != $1">, CPred<"$1 != $2">, Neg<CPred<"$0 == $2">>]>>;
def SameBlock : Constraint<CPred<"$0.getDefiningOp()->getBlock() == $1.getDefiningOp()->getBlock()">>;
def A : Pat<(Arith_AddIOp:$r (Arith_MulIOp:$m $a, $b, $f), $c, $g), (Arith_MulIOp $a, (Arith_AddIOp $b, $c, $g), $f), [(OneUse $m), (AllDiffer $a, $b, $c), (SameBlock $r, $m), (I32 $r)]>;
def B : Pat<(Arith_ExtSIOp:$r (Arith_TruncIOp $x, $_)), (replaceWithValue $x), [(SameType $r, $x)]>;
