include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Attributes after `either` in the same operation (upstream miscounts them).
def A : Pat<(Arith_AddIOp (either (Arith_ConstantOp I32Attr:$c), $x), ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::nsw">), (Arith_SubIOp $x, (Arith_ConstantOp $c), ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::nuw">)>;
