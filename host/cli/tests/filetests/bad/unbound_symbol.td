// test: drr

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def : Pat<(Arith_SubIOp $a, $b, $flags),
          (Arith_SubIOp $a, $c, $flags)>; // error: [drr::unbound_symbol] "c"
