include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// An attribute constraint belongs where the attribute is matched.
def : Pat<(Arith_CmpIOp $p, $a, $b), (replaceWithValue $a), [(ConstantAttr<I64Attr, "1">:$p)]>;
