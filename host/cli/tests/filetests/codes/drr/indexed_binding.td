// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pat<(Arith_AddIOp $s__0, $b, $f), (Arith_SubIOp $s__0, $b, $f)>; // error: [drr::indexed_binding] "symbol '$s__0' with a result index cannot be bound to an argument"
