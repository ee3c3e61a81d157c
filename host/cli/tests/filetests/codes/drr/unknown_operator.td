// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pat<(Arith_AddIOp $a, $b, $f), (I32 $a)>; // error: [drr::unknown_operator] "'I32' is neither an operation nor a directive"
