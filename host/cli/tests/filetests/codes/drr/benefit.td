// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp $a, $b), [], [], (addBenefit)>; // error: [drr::benefit] "'(addBenefit)' is not a benefit of one integer"
