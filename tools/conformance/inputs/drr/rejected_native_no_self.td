include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def N : NativeCodeCall<"foo($0)">;
def Wrong : Pat<(Arith_AddIOp $a, (N $c), $f), (Arith_AndIOp $a, $c)>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
