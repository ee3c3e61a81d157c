// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// An inner operation with several uses stays; one without others dies.
def Fold : Pat<(Arith_SubIOp (Arith_AddIOp $a, $b, $f), $b, $_), (replaceWithValue $a)>;
def Merge : Pat<(Arith_ShLIOp (Arith_ShLIOp $a, $b, $f), $c, $g), (Arith_ShLIOp $a, (Arith_AddIOp $b, $c, $g), $f)>;
