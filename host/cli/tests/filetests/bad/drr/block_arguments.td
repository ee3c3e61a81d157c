// test: drr -I ../../good/drr

include "toy.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

def : Pat<(BranchOp $args, (successor $a, $b)), // error: [drr::directive] "directive 'successor' names 2, the operation has 1"
          (BranchOp $args, (successor $a))>;
def : Pat<(CondBranchOp $c, $yes, $no, $weights, (successor $then, $else)),
          (BranchOp $yes, (region $then))>; // error: [drr::directive] "directive 'region' names 1, the operation has 0"
def : Pat<(CondBranchOp $c, $yes, $no, $weights, (successor $then, $else)),
          (BranchOp $yes, (successor $c))>; // error: [drr::directive] "directive 'successor' names something other than a region or successor"
// A constraint on a region is a constraint on `$0`.
def NoArguments : Constraint<CPred<"$0.getNumArguments() == 0 && $1">, "has no block arguments">;
def : Pat<(Block $x, (region $body)), (Loop $x, (region $body)),
          [(NoArguments $body)]>; // error: [drr::constraint] "'NoArguments' is a condition on '$1', but is applied to 1 symbols"
def : Pat<(Block $x, (region $body)), (Loop $x, (region $body)),
          [(I32 $body)]>; // error: [drr::argument_kind] "a region or successor has no type"
