include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A constraint on types asks an attribute for its type.
def Narrow : Pat<(Arith_AddIOp $x, (Arith_ConstantOp $k), $flags), (replaceWithValue $x), [(I32 $k)]>;
def Wide : Pat<(Arith_AddIOp $x, (Arith_ConstantOp $k), $flags), (Arith_AddIOp $x, $x, $flags),
               [(AnyTypeOf<[I64, Index]> $k)]>;
