include "toy.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// One call, two values.
def Wide : NativeCodeCall<"::mlir::arith::MulUIExtendedOp::create($_builder, $_loc, $0, $1)->getResults()", 2>;
// All of them replace the root, or one by one.
def Root : Pattern<(Split $x), [(Wide $x, $x)]>;
def OneByOne : Pattern<(Thirds $x), [(Wide:$w $x, $x), (replaceWithValue $w__1), (replaceWithValue $x),
                                     (replaceWithValue $w__0)]>;
// One of them is an operand, the other one is named beside it.
def Nested : Pat<(Pair $a, $b), (Arith_AndIOp (Wide:$w__1 $a, $b), $w__0)>;
// All of them are a group, or a part of one.
def Group : Pat<(Join (variadic $a, $b)), (Concat (Wide $a, $b))>;
def Part : Pat<(Merge (variadic $a, $b), $rest), (Concat (variadic (Wide $a, $b), $rest, (Wide:$w__1 $b, $a)))>;
// In a source pattern a call binds what it gives, values and attributes mixed.
def Operands : NativeCodeCall<"[&](::mlir::Operation *op) { "
                              "if (op->getNumOperands() != 2) return ::mlir::failure(); "
                              "$0 = op->getOperand(0); $1 = op->getOperand(1); $2 = op->getAttr(\"which\"); "
                              "return ::mlir::success($2 != nullptr); }($_self)">;
def Source : Pat<(Neg (Operands $a, $b, BoolAttr:$which)), (Choose (Concat (variadic $b, $a), (returnType $a)), $which)>;
