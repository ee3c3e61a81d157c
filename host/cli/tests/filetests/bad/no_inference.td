// test: rewrite --patterns ./no_inference.td ./empty.mlir

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_AddIOp $a, $b, $flags),
          (Arith_XOrIOp (Arith_ExtSIOp $a), $b)>; // error: [convert::no_inference] "the result types of 'arith.extsi' cannot be inferred"
