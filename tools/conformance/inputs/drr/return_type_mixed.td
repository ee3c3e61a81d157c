include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Several return types of different forms for one operation of two results.
def Flat : Constraint<CPred<"$0.getType().isInteger(16)">>;
def None : NativeCodeCall<"$_builder.getI1Type()">;
def A : Pat<(Arith_MaxSIOp $a, $b), (SelectOp (Arith_AddUIExtendedOp:$s__1 $a, $b, (returnType $a, "$_builder.getI1Type()")), $s__0, $b), [(Flat $a)]>;
def B : Pat<(Arith_MinSIOp $a, $b), (SelectOp (Arith_AddUIExtendedOp:$s__1 $b, $a, (returnType $a, (None))), $s__0, $b), [(Flat $a)]>;
