// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"

def HasThree : Constraint<CPred<"$0.size() == 3">>;
// `variadic` in result patterns, with nested operations in it.
def Rotate : Pat<(Shape_IsBroadcastableOp (variadic:$all $a, $b, $c)), (Shape_ShapeEqOp (variadic $b, (Shape_MaxOp $c, $a), $a)), [(HasThree $all)]>;
def Pair : Pat<(Shape_CstrBroadcastableOp (variadic $a, $b)), (Shape_CstrEqOp (variadic $a, $b, $a))>;
