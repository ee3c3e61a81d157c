include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Bound : Pat<(Arith_XOrIOp $a, (Arith_ConstantOp $c)), (Arith_OrIOp $a, (Arith_ConstantOp $c))>;
