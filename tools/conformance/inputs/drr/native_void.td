// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"

// Calls without a value, before the replacing pattern.
def Mark : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr(\"marked\", $_builder.getUnitAttr())">;
def Attr : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr($_builder.getStringAttr(\"note\"), $1)">;
def A : Pattern<(Arith_RemSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">), (Mark $s), (Attr $s, ConstantAttr<I32Attr, "3">), (Arith_MulIOp $s, $b, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::nsw">)]>;
