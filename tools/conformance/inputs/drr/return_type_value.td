include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `returnType` by a value, on auxiliary and nested operations without type inference.
def A : Pat<(Arith_TruncIOp:$r (Arith_AddIOp $a, $b, $f), $g), (Arith_AddIOp (Arith_TruncIOp $a, $g, (returnType $r)), (Arith_TruncIOp $b, $g, (returnType $r)), $f)>;
def B : Pat<(Arith_ExtSIOp:$r (Arith_XOrIOp $a, $b)), (Arith_XOrIOp (Arith_ExtSIOp $a, (returnType $r)), (Arith_ExtSIOp $b, (returnType $r)))>;
