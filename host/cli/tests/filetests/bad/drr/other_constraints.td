// test: drr ./other_constraints.td
// Constraints of regions and successors are those of an argument.

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(AnyRegion $a)]>; // error: [drr::constraint] "'AnyRegion' cannot be applied in the list of constraints"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(MinSizedRegion<1>:$a)]>; // error: [drr::constraint] "cannot be applied in the list of constraints"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(AnySuccessor $a)]>; // error: [drr::constraint] "'AnySuccessor' cannot be applied in the list of constraints"
