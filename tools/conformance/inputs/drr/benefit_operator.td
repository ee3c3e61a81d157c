include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Any operator is taken in place of `addBenefit`.
def other;
def Z : Pat<(Arith_XOrIOp $a, $b), (Arith_OrIOp $a, $b), [], [], (other 4)>;
def A : Pat<(Arith_XOrIOp $a, $b), (Arith_AndIOp $a, $b), [], [], (addBenefit 3)>;
