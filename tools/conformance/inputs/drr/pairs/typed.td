include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Typed : Pat<(Arith_AndIOp I32:$a, $b), (Arith_OrIOp $a, $b)>;
