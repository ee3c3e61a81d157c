// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
defvar nested = !foldl((Arith_SubIOp $x, $y, $_), !range(9), inner, i, (Arith_AddIOp (either inner, $y), $_));
def : Pat<nested, (replaceWithValue $x)>; // error: [drr::alternatives] "pattern has too many alternatives"
