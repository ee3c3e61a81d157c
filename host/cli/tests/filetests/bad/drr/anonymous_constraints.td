// test: drr ./anonymous_constraints.td

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Two : Constraint<CPred<"$0 != $1">, "two">;

// A constraint without a name goes by its class.
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(Constraint<CPred<"$0 == $1">, "equal"> $a)]>; // error: [drr::constraint] "'Constraint' is a condition on '$1', but is applied to 1 symbols"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(Constraint<CPred<"$_self">, "itself"> $a)]>; // error: [drr::constraint] "'Constraint' is a condition on '$_self', which is not bound"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(Two $a)]>; // error: [drr::constraint] "'Two' is a condition on '$1', but is applied to 1 symbols"
