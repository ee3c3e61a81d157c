// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Rules from a multiclass and a loop; names are concatenated.
defvar NoFast = ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
multiclass Fuse<Op outer, Op inner, Op made> {
  def Left : Pat<(outer (inner $a, $f), $b, $g), (made $a, $b, $g)>;
  def Right : Pat<(outer $b, (inner $a, $f), $g), (made $b, $a, $g)>;
}
defm Add : Fuse<Arith_AddFOp, Math_AbsFOp, Arith_MaximumFOp>;
defm Mul : Fuse<Arith_MulFOp, Math_SqrtOp, Arith_MinimumFOp>;
foreach op = [Math_SinOp, Math_CosOp, Math_TanOp] in
  def : Pat<(op $x, $f), (Math_TanhOp (Arith_NegFOp $x, NoFast), $f)>;
