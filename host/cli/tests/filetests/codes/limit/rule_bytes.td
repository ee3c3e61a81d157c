// test: drr -x ron --max-rule-bytes 10
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>; // error: [limit::rule_bytes] "more than 10 bytes of a rewrite rule"
