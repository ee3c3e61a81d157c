include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Additional constraints with type constraints, on operands, results and nested results.
def Wide : TypeConstraint<Or<[I32.predicate, I64.predicate]>, "wide">;
def A : Pat<(Arith_ExtUIOp:$r (Arith_ExtUIOp:$i $x)), (Arith_ExtUIOp $x), [(Wide $r), (I16 $i), (I8 $x)]>;
