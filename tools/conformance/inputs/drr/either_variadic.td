// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"

// `either` beside `variadic`, and inside it.
def A : Pat<(Shape_CstrBroadcastableOp (variadic (Shape_MaxOp (either (Shape_AnyOp $x), $y)), $z)), (Shape_CstrEqOp (variadic $y, $z))>;
