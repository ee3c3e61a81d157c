// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// A native call as the root of the result pattern, with attributes handed on.
def Build : NativeCodeCall<"::mlir::math::PowFOp::create($_builder, $_loc, $0, $1, $2)">;
def BuildFlag : NativeCodeCall<"::mlir::arith::SubFOp::create($_builder, $_loc, $0.getType(), $0, $1)">;
def A : Pat<(Math_Atan2Op $a, $b, $f), (Build $b, $a, $f)>;
def B : Pat<(Arith_RemFOp $a, $b, $_), (BuildFlag $a, (Arith_MulFOp $a, $b, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">))>;
def C : Pat<(Math_CeilOp $a, $_), (NativeCodeCall<"$0"> (Math_FloorOp $a, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">))>;
