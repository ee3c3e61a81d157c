include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Casts : Pat<(Arith_ExtSIOp (Arith_ExtSIOp $x)), (Arith_ExtSIOp $x)>;
