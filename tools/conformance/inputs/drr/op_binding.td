include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Symbols on the root and on nested operations, used as values, for locations and in constraints.
def Used : Constraint<CPred<"!$0.use_empty()">>;
def Same : Constraint<CPred<"$0 == $1">>;
def RootValue : Pat<(Arith_AddIOp:$sum (Arith_MulIOp:$product $a, $b, $f), $other, $g), (Arith_SubIOp (Arith_MulIOp $a, $b, $f), $product, $g), [(Used $sum), (Same $product, $other)]>;
def InnerAgain : Pat<(Arith_XOrIOp (Arith_OrIOp:$either $a, $b), (Arith_AndIOp:$both $a, $b)), (Arith_SubIOp $either, $both, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)>;
def Bound : Pat<(Arith_MaxUIOp (Arith_MinUIOp:$m $a, $b), $c), (Arith_AddIOp:$x (Arith_MinUIOp:$y $m, $c), $y, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)>;
