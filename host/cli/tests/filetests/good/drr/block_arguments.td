include "toy.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

// Block arguments go along with their region; constraints and native calls look at them.
def TakesOne : Constraint<CPred<"$0.getNumArguments() == 1 && $0.front().getArgument(0).getType() == $1.getType()">,
                          "has one block argument of the operand's type">;
def FirstArgumentType : NativeCodeCall<"$0.getArgument(0).getType()">;
def Body : Pattern<(Block $x, (region $body)),
                   [(Loop:$loop $x, (region $body), (returnType (FirstArgumentType $body))), (Neg $loop)],
                   [(TakesOne $body, $x)]>;
// An operand that is a block argument.
def IsArgument : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($0)">, "is a block argument">;
def Argument : Pat<(Print $x), (Log $x), [(IsArgument $x)]>;
// A branch passes values to block arguments of its successors.
def Always : Pat<(CondBranchOp (Arith_ConstantOp ConstantAttr<BoolAttr, "true">), $yes, $_, $_, (successor $then, $_)),
                 (BranchOp $yes, (successor $then))>;
def Negated : Pat<(CondBranchOp (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<BoolAttr, "true">)), $yes, $no, $weights,
                                (successor $then, $else)),
                  (CondBranchOp $c, $no, $yes, $weights, (successor $else, $then))>;
