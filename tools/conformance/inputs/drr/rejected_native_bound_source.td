include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def N : NativeCodeCall<"foo($_self, $0)">;
def : Pat<(Arith_AddIOp $a, (N:$x $c), $f), (Arith_AndIOp $a, $c)>;
