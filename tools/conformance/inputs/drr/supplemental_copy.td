include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Supplemental patterns that use matched attributes, in order, with an auxiliary before.
def Set : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr($1, $2)">;
def Name : NativeCodeCall<"$_builder.getStringAttr(\"from\")">;
def A : Pattern<(Arith_MaxSIOp (Arith_ConstantOp $k), $b), [(Arith_MinSIOp:$x $b, (Arith_ConstantOp:$c $k)), (Arith_OrIOp:$y $x, $c)], [], [(Set $y, (Name), $k), (Set $x, (NativeCodeCall<"$_builder.getStringAttr(\"inner\")">), $k), (Set $y, (Name), (NativeCodeCall<"$_builder.getUnitAttr()">))], (addBenefit 2)>;
