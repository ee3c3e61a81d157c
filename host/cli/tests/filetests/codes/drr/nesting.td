// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
defvar deep = !foldl((Arith_AddIOp $x, $y, $_), !range(257), inner, i, (Arith_AddIOp inner, $y, $_));
def : Pat<deep, (replaceWithValue $x)>; // error: [drr::nesting] "pattern is nested too deeply"
