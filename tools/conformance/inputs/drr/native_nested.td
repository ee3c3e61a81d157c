include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Native calls inside native calls, mixed with operations.
def Min : NativeCodeCall<"::mlir::arith::MinSIOp::create($_builder, $_loc, $0, $1)">;
def Width : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), $0.getType().getIntOrFloatBitWidth())">;
def Minus : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), ::llvm::cast<::mlir::IntegerAttr>($0).getInt() - ::llvm::cast<::mlir::IntegerAttr>($1).getInt())">;
def Plain : Constraint<CPred<"::llvm::isa<::mlir::IntegerType>($0.getType())">>;
def A : Pat<(Arith_RemSIOp $a, $b), (Min (Min $a, (Arith_ConstantOp (Width $a))), (Arith_XOrIOp (Min $b, $a), (Arith_ConstantOp (Minus (Width $b), ConstantAttr<I32Attr, "3">)))), [(Plain $a)]>;
