include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def N : NativeCodeCall<"f($0)">;
def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp (N $a, (returnType $a)), $b)>;
