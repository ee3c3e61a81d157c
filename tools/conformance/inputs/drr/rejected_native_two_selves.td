include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
def N : NativeCodeCall<"foo($_self, $_self)">;
def : Pat<(Arith_AddIOp $a, (N $c), $f), (Arith_AndIOp $a, $c)>;
