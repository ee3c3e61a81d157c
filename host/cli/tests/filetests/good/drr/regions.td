include "toy.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A region moves from the matched operation to the created one, at the root and below it.
def OneBlock : Constraint<CPred<"$0.hasOneBlock()">, "has one block">;
def Body : Pat<(Block $x, (region $body)), (Loop $x, (region $body)), [(OneBlock $body)]>;
def Nested : Pat<(Neg (Loop:$loop $x, (region $body))), (Pair (Block $x, (region $body), (returnType $loop)), $x)>;
// One of two regions goes on, the other goes away.
def Then : Pat<(Choose $x, ConstantAttr<BoolAttr, "true">, (region $then, $_)), (Loop $x, (region $then))>;
def Else : Pat<(Choose $x, ConstantAttr<BoolAttr, "false">, (region $_, $else)), (Loop $x, (region $else))>;
