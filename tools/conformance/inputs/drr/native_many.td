include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// One native call that gives two values, taken apart by `__N`.
def Split : NativeCodeCall<"::mlir::arith::MulUIExtendedOp::create($_builder, $_loc, $0, $1)->getResults()", 2>;
def A : Pattern<(Arith_MulSIExtendedOp $a, $b), [(Split:$s $a, $b), (replaceWithValue $s__1), (replaceWithValue $s__0)]>;
def B : Pat<(Arith_RemUIOp $a, $b), (Arith_AndIOp (Split:$s__1 $a, $b), $s__0)>;
