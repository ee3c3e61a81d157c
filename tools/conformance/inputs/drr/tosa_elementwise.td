// ODS: mlir/Dialect/Tosa/IR/TosaOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tosa/IR/TosaOps.td"

def Integers : Constraint<CPred<"::llvm::cast<::mlir::ShapedType>($0.getType()).getElementType().isInteger(32)">>;
// Element-wise TOSA: double negation, absolute values, selections, comparisons.
def AbsAbs : Pat<(Tosa_AbsOp (Tosa_AbsOp:$a $x)), (replaceWithValue $a)>;
def NotNot : Pat<(Tosa_LogicalNotOp (Tosa_LogicalNotOp $x)), (replaceWithValue $x), [], [], (addBenefit 2)>;
def SubSelf : Pat<(Tosa_SubOp $x, $x), (Tosa_BitwiseXorOp $x, $x), [(Integers $x)]>;
def Greater : Pat<(Tosa_LogicalNotOp (Tosa_GreaterOp $a, $b)), (Tosa_GreaterEqualOp $b, $a)>;
def Select : Pat<(Tosa_SelectOp (Tosa_LogicalNotOp $c), $a, $b), (Tosa_SelectOp $c, $b, $a)>;
