// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pat<(Arith_AddIOp $a), (replaceWithValue $a)>; // error: [drr::argument_count] "'arith.addi' has 3 arguments, the pattern gives 1"
