include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Native calls that build operations themselves; `$_builder`, `$_loc`.
def Add : NativeCodeCall<"::mlir::arith::AddIOp::create($_builder, $_loc, $0, $1)">;
def Neg : NativeCodeCall<"::mlir::arith::NegFOp::create($_builder, $_loc, $0).getResult()">;
def Const : NativeCodeCall<"::mlir::arith::ConstantIntOp::create($_builder, $_loc, $0.getType(), 17)">;
def A : Pat<(Arith_MaxSIOp $x, $y), (Add $x, (Const $y))>;
def B : Pat<(Arith_MaximumFOp $x, $y, $f), (Arith_MulFOp (Neg $x), (Neg $y), $f)>;
def C : Pat<(Arith_MinSIOp $x, $y), (Arith_SubIOp (Add:$s $x, $y), $s, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)>;
