// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// A strength reduction as projects write them: a constraint on a power of two and an attribute made of it.
def PowerOfTwo : AttrConstraint<And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isPowerOf2()">]>, "a power of two">;
def Log2 : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), ::llvm::cast<::mlir::IntegerAttr>($0).getValue().logBase2())">;
def Mask : NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), ::llvm::cast<::mlir::IntegerAttr>($0).getValue() - 1)">;
def Div : Pat<(Arith_DivUIOp $x, (Arith_ConstantOp PowerOfTwo:$c), $e), (Arith_ShRUIOp $x, (Arith_ConstantOp (Log2 $c)), $e)>;
def Rem : Pat<(Arith_RemUIOp $x, (Arith_ConstantOp PowerOfTwo:$c)), (Arith_AndIOp $x, (Arith_ConstantOp (Mask $c)))>;
def Pop : Pat<(Math_CtPopOp (Arith_AndIOp $x, (Arith_ConstantOp ConstantAttr<I32Attr, "1">))), (Arith_AndIOp $x, (Arith_ConstantOp ConstantAttr<I32Attr, "1">))>;
