include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Levels : Pat<(Arith_AndIOp (Arith_OrIOp $a, (Arith_XOrIOp $b, $c)), $d), (Arith_OrIOp (Arith_AndIOp $a, $b), (Arith_AndIOp $c, $d))>;
