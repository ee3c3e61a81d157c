// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Bit enums: a group, a single bit, none, and a joined constant.
def A : Pat<(Arith_AddFOp $x, $y, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::nnan">), (Arith_SubFOp $x, $y, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::fast">)>;
def B : Pat<(Arith_MulFOp $x, $y, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::nnan | ::mlir::arith::FastMathFlags::ninf">), (Arith_DivFOp $y, $x, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">)>;
def C : Pat<(Arith_AddIOp $x, $y, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::nsw | ::mlir::arith::IntegerOverflowFlags::nuw">), (Arith_MulIOp $x, $y, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::nuw">)>;
def D : Pat<(Math_ExpOp $x, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">), (Math_Exp2Op $x, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::afn">)>;
