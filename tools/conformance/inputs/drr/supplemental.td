include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Supplemental patterns: notes set on the new operations, after the replacement.
def Note : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr(\"note\", $1)">;
def Count : NativeCodeCallVoid<"$0.getDefiningOp()->setDiscardableAttr(\"operands\", $_builder.getI64IntegerAttr($0.getDefiningOp()->getNumOperands()))">;
def A : Pattern<(Arith_DivUIOp $a, $b, $_), [(Arith_ShRUIOp:$s $a, $b, (NativeCodeCall<"$_builder.getUnitAttr()">)), (Arith_AndIOp:$m $s, $b)], [], [(Note $s, ConstantStrAttr<StrAttr, "shift">), (Count $m)]>;
