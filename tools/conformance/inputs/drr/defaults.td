// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Attributes with defaults: absent and spelled alike; unit attributes; optional attributes.
class Fast<string n> : ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::" # n>;
def IsBlockArgument : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($0)">>;
def A : Pat<(Math_FloorOp $x, Fast<"none">), (Math_CeilOp $x, Fast<"none">)>;
def B : Pat<(Arith_SubIOp $x, $y, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">:$f), (Arith_AddIOp $x, $y, $f)>;
def C : Pat<(Arith_ShRUIOp $x, $y, $e), (Arith_ShRSIOp $x, $y, $e)>;
def D : Pat<(Arith_TruncFOp $x, $m, $f), (Arith_TruncFOp (Arith_NegFOp $x, Fast<"nnan">), $m, $f), [(IsBlockArgument $x)]>;
