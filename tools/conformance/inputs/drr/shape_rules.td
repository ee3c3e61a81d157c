// ODS: mlir/Dialect/Shape/IR/ShapeOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"

// Simplifications over shapes.
def SameIndex : Pat<(Shape_SizeToIndexOp (Shape_IndexToSizeOp $x)), (replaceWithValue $x)>;
def SameSize : Pat<(Shape_IndexToSizeOp (Shape_SizeToIndexOp Shape_SizeType:$x)), (replaceWithValue $x)>;
def RankOf : Pat<(Shape_RankOp (Shape_ShapeOfOp $v)), (Shape_GetExtentOp (Shape_ShapeOfOp $v, (returnType "::mlir::shape::ShapeType::get($_builder.getContext())")), (Shape_ConstSizeOp ConstantAttr<IndexAttr, "0">))>;
def Witness : Pat<(Shape_CstrRequireOp $p, ConstantStrAttr<StrAttr, "ok">), (Shape_ConstWitnessOp ConstBoolAttrTrue)>;
def Halves : Pattern<(Shape_SplitAtOp (Shape_ConcatOp $a, $b), (Shape_RankOp $a)), [(replaceWithValue $a), (replaceWithValue $b)]>;
