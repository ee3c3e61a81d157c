include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A symbol of an operation with two results is both of them, with a comma between, wherever the text names it.
def Both : Constraint<CPred<"::mlir::ValueRange({$0}).size() == 2">>;
def LastIsWide : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() > 1">>;
def Count : NativeCodeCall<"$_builder.getI32IntegerAttr(::mlir::ValueRange({$0}).size())">;
def Three : NativeCodeCall<"$_builder.getI32IntegerAttr(::mlir::ValueRange({$1, $0}).size())">;
def Second : NativeCodeCall<"[&](::mlir::Value a, ::mlir::Value b) { return $_builder.getI32IntegerAttr(b.getType().getIntOrFloatBitWidth()); }($0)">;
def Owner : NativeCodeCall<"$_builder.getI32IntegerAttr($0.getOwner()->getNumResults())">;
def CountBoth : Pat<(Arith_AddIOp (Arith_AddUIExtendedOp:$src $a, $b), $c, $o),
  (Arith_SubIOp $c, (Arith_ConstantOp (Count $src)), $o), [(Both $src)]>;
def CountThree : Pat<(Arith_MulIOp (Arith_AddUIExtendedOp:$src $a, $b), $c, $o),
  (Arith_SubIOp $c, (Arith_ConstantOp (Three $src, $c)), $o)>;
def WidthOfSecond : Pat<(Arith_AndIOp (Arith_AddUIExtendedOp:$src $a, $b), $c),
  (Arith_MaxUIOp $c, (Arith_ConstantOp (Second $src)))>;
def OwnerOfSecond : Pat<(Arith_XOrIOp (Arith_AddUIExtendedOp:$src $a, $b), $c),
  (Arith_MaxSIOp $c, (Arith_ConstantOp (Owner $src__1)))>;
// The condition is on the last of them: a comma in C++.
def Never : Pat<(Arith_MinSIOp (Arith_AddUIExtendedOp:$src $a, $b), $c), (replaceWithValue $c), [(LastIsWide $src)]>;

// What one call gives, a number of C++ or of LLVM, is another's argument.
def Width : NativeCodeCall<"$0.getType().getIntOrFloatBitWidth()">;
def Made : NativeCodeCall<"$_builder.getI32IntegerAttr($0)">;
def Number : NativeCodeCall<"::llvm::cast<::mlir::IntegerAttr>($0).getValue()">;
def Plus : NativeCodeCall<"::mlir::IntegerAttr::get(::llvm::cast<::mlir::IntegerAttr>($1).getType(), $0 + 1)">;
def Real : NativeCodeCall<"::llvm::cast<::mlir::FloatAttr>($0).getValue()">;
def Again : NativeCodeCall<"::mlir::FloatAttr::get(::llvm::cast<::mlir::FloatAttr>($1).getType(), $0)">;
def WidthMade : Pat<(Arith_DivSIOp $a, $b, $x), (Arith_MaxSIOp $b, (Arith_ConstantOp (Made (Width $a))))>;
def NumberPlus : Pat<(Arith_DivUIOp $a, (Arith_ConstantOp $v), $x), (Arith_MaxUIOp $a, (Arith_ConstantOp (Plus (Number $v), $v)))>;
def RealAgain : Pat<(Arith_DivFOp $a, (Arith_ConstantOp $v), $f), (Arith_MulFOp $a, (Arith_ConstantOp (Again (Real $v), $v)), $f)>;
