include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `either` inside an operation that stands inside `either`.
def A : Pat<(Arith_AndIOp (either (Arith_OrIOp (either (Arith_SubIOp $p, $q, $f), $r)), $s)),
            (Arith_MulIOp (Arith_AddIOp $p, $q, $f), (Arith_XOrIOp $r, $s), $f)>;
