// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Simplifications over tensors.
def StaticTensor : Constraint<CPred<"::llvm::cast<::mlir::RankedTensorType>($0.getType()).hasStaticShape()">>;
def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
def CastCast : Pat<(Tensor_CastOp (Tensor_CastOp:$i $x)), (Tensor_CastOp $x), [(StaticTensor $x)]>;
def CastBack : Pat<(Tensor_CastOp:$r (Tensor_CastOp $x)), (replaceWithValue $x), [(SameType $r, $x)], [], (addBenefit 1)>;
def ExtractInsert : Pat<(Tensor_ExtractOp (Tensor_InsertOp $s, $_, (variadic $i, $j)), (variadic $i, $j)), (replaceWithValue $s)>;
def ExtractSplat : Pat<(Tensor_ExtractOp (Tensor_SplatOp $s, $_), $_), (replaceWithValue $s)>;
def DimCast : Pat<(Tensor_DimOp (Tensor_CastOp $t), $i), (Tensor_DimOp $t, $i)>;
def RankAny : Pat<(Tensor_RankOp AnyRankedTensor:$t), (Arith_ConstantOp (NativeCodeCall<"$_builder.getIndexAttr(::llvm::cast<::mlir::RankedTensorType>($0.getType()).getRank())"> $t))>;
