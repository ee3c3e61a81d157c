// ODS: mlir/Dialect/Vector/IR/VectorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Scalars : Constraint<CPred<"!::llvm::isa<::mlir::VectorType>($0.getType()) && $0.getType() == $1.getType()">>;
// Vectors: shape casts, broadcasts, fused multiply-add, transposition.
def CastCast : Pat<(Vector_ShapeCastOp (Vector_ShapeCastOp $x)), (Vector_ShapeCastOp $x)>;
def ToFma : Pat<(Arith_AddFOp (Arith_MulFOp AnyVectorOfNonZeroRank:$a, $b, $_), $c, $_), (Vector_FMAOp $a, $b, $c)>;
def Twice : Pat<(Vector_TransposeOp (Vector_TransposeOp $x, ConstantAttr<DenseI64ArrayAttr, "{1, 0}">), ConstantAttr<DenseI64ArrayAttr, "{1, 0}">), (replaceWithValue $x)>;
def BroadcastAdd : Pat<(Arith_AddFOp:$r (Vector_BroadcastOp $a), (Vector_BroadcastOp $b), $f), (Vector_BroadcastOp (Arith_AddFOp $a, $b, $f)), [(Scalars $a, $b)]>;
def Deinterleave : Pattern<(Vector_DeinterleaveOp (Vector_InterleaveOp $a, $b)), [(replaceWithValue $a), (replaceWithValue $b)]>;
