// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pattern<(Arith_SubIOp $x, $x, $_), [?]>; // error: [drr::pattern] "'?' in 'resultPatterns' is not a dag"
