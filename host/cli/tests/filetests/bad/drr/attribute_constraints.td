// test: drr ./attribute_constraints.td

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(I64Attr $p)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern multi-entity constraints"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(I64Attr:$p)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern multi-entity constraints"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(ConfinedAttr<I64Attr, [IntNonNegative]> $p)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(Arith_CmpIPredicateAttr:$p)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(DefaultValuedAttr<I64Attr, "1"> $a)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern"
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a),
          [(AttrConstraint<CPred<"true">> $p)]>; // error: [drr::constraint] "cannot use AttrConstraint in Pattern"
