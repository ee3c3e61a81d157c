// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// `$_` in every kind of place: operand, attribute, result of a nested operation.
def DropLeft : Pat<(Arith_MinSIOp (Arith_MaxSIOp $_, $y), $y), (replaceWithValue $y)>;
def DropFlags : Pat<(Arith_AddFOp $x, (Arith_NegFOp $y, $_), $_), (Arith_SubFOp $x, $y, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">)>;
def Never : Constraint<CPred<"false">>;
def AllIgnored : Pat<(Math_CopySignOp:$op $_, $_, $_), (Math_AbsFOp (Arith_NegFOp $op__0, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::nnan">), ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">), [(Never $op)]>;
