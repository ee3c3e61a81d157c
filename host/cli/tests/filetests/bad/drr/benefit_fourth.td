// test: drr ./benefit_fourth.td
// The documents show the benefit as the fourth argument; it is the fifth.

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Fifth : Pat<(Arith_ExtSIOp $a), (replaceWithValue $a), [], [], (addBenefit 1)>;
def Fourth : Pat<(Arith_ExtSIOp $a), (replaceWithValue $a), [], (addBenefit 1)>; // error: [tblgen::template_argument] "is of type dag; expected"
