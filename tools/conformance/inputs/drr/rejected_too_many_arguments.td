include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp $a, $b, ConstantAttr<Arith_IntegerOverflowAttr, "x">, $d), (replaceWithValue $a)>;
