// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Math/IR/MathOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Decompositions of math functions.
defvar NoFast = ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
def OneLike : NativeCodeCall<"$_builder.getFloatAttr(::mlir::getElementTypeOrSelf($0.getType()), 1.0)">;
def F32Scalar : Constraint<CPred<"$0.getType().isF32()">>;
def Fma : Pat<(Math_FmaOp $a, $b, $c, $f), (Arith_AddFOp (Arith_MulFOp $a, $b, $f), $c, $f)>;
def Rsqrt : Pat<(Math_RsqrtOp $x, $f), (Arith_DivFOp (Arith_ConstantOp (OneLike $x)), (Math_SqrtOp $x, $f), $f), [(F32Scalar $x)]>;
def Log1p : Pat<(Math_Log1pOp F32:$x, $f), (Math_LogOp (Arith_AddFOp $x, (Arith_ConstantOp ConstantAttr<F32Attr, "1.0">), $f), $f)>;
def Tan : Pat<(Math_TanOp $x, $f), (Arith_DivFOp (Math_SinOp $x, $f), (Math_CosOp $x, $f), $f)>;
def Sincos : Pattern<(Math_SincosOp $x, $f), [(Math_SinOp $x, $f), (Math_CosOp $x, $f)]>;
