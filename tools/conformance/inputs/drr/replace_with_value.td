// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

def SameType : Constraint<CPred<"$0.getType() == $1.getType()">, "same type">;
// `replaceWithValue` by an operand, an inner operand, an inner operation's result.
def A : Pat<(Arith_NegFOp (Arith_NegFOp $x, $_), $_), (replaceWithValue $x)>;
def B : Pat<(Math_AbsFOp (Math_AbsFOp:$i $x, $_), $_), (replaceWithValue $i)>;
def C : Pat<(SelectOp $_, $x, $x), (replaceWithValue $x)>;
def D : Pat<(Arith_BitcastOp:$r (Arith_BitcastOp $x)), (replaceWithValue $x), [(SameType $r, $x)]>;
