// ODS: mlir/Dialect/Tensor/IR/TensorOps.td mlir/Dialect/Shape/IR/ShapeOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A whole variadic operand as one symbol, handed on, compared, counted.
def Counted : Constraint<CPred<"$0.size() > 1">>;
def SameEnds : Constraint<CPred<"$0.front() == $0.back()">>;
def Any : Pat<(Shape_AnyOp $inputs), (Shape_BroadcastOp $inputs, (NativeCodeCall<"::mlir::StringAttr()">)), [(Counted $inputs)]>;
def Eq : Pat<(Shape_CstrEqOp $shapes), (Shape_CstrBroadcastableOp $shapes), [(Counted $shapes), (SameEnds $shapes)]>;
