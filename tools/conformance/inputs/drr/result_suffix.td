include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def IsI32 : Constraint<CPred<"$0.getType().isInteger(32)">>;
def Unused : Constraint<CPred<"$0.use_empty()">>;
// `__N` on a matched and on a created operation of two results.
def HighOnly : Pattern<(Arith_MulSIExtendedOp:$m $a, $b),
  [(Arith_MulUIExtendedOp:$n $a, $b), (replaceWithValue $n__0), (Arith_SubIOp $n__1, $a, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)]>;
def Carry : Pattern<(Arith_AddUIExtendedOp:$s $a, $a),
  [(Arith_AddIOp $a, $a, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">),
   (Arith_CmpIOp ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::slt">, $a, (Arith_ConstantOp ConstantAttr<I32Attr, "0">))], [(IsI32 $a), (Unused $s__1)]>;
