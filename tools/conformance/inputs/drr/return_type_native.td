// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"

// `returnType` by a native call, with arguments.
def Differ : Constraint<CPred<"$0 != $1">>;
def Wider : NativeCodeCall<"$_builder.getIntegerType($0.getType().getIntOrFloatBitWidth() * 2)">;
def ElementOf : NativeCodeCall<"::llvm::cast<::mlir::RankedTensorType>($0.getType()).getElementType()">;
def A : Pat<(Arith_MulUIExtendedOp:$m $a, $b), (Arith_MulUIExtendedOp (Arith_TruncIOp:$t (Arith_MulIOp (Arith_ExtUIOp:$x $a, (returnType (Wider $a))), $x, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">), ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">, (returnType $a)), $t), [(Differ $a, $b)]>;
def B : Pat<(Tensor_ExtractOp (Arith_AddIOp $a, $b, $f), $i), (Arith_SubIOp (Tensor_ExtractOp $a, $i, (returnType (ElementOf $a))), (Tensor_ExtractOp $b, $i, (returnType (ElementOf $b))), $f)>;
