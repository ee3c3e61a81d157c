include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Native calls on the result side: types and attributes made from captured ones.
def Doubled : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), ::llvm::cast<::mlir::IntegerAttr>($0).getInt() * 2)">;
def Zero : NativeCodeCall<"$_builder.getZeroAttr($0.getType())">;
def Plus : NativeCodeCall<"::mlir::IntegerAttr::get($0.getType(), ::llvm::cast<::mlir::IntegerAttr>($0).getValue() + ::llvm::cast<::mlir::IntegerAttr>($1).getValue())">;
def Twice : Pat<(Arith_AddIOp (Arith_ConstantOp:$k I32Attr:$c), $x, $f), (Arith_SubIOp $x, (Arith_ConstantOp (Doubled $c)), $f)>;
def Null : Pat<(Arith_SubIOp $x, $x, $_), (Arith_ConstantOp (Zero $x))>;
def Sum : Pat<(Arith_MulIOp (Arith_MulIOp $x, (Arith_ConstantOp I64Attr:$a), $f), (Arith_ConstantOp I64Attr:$b), $g), (Arith_MulIOp $x, (Arith_ConstantOp (Plus $a, $b)), $g)>;
