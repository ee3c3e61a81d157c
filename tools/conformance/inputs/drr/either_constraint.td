include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `either` with a type constraint on each side and a native call on one.
def Const : NativeCodeCall<"::mlir::success($_self->hasTrait<::mlir::OpTrait::ConstantLike>())">;
def A : Pat<(Arith_XOrIOp (either (Const), (Arith_AndIOp $a, $b))), (Arith_OrIOp $a, $b)>;
def B : Pat<(Arith_MinUIOp (either (Arith_OrIOp $x, $_), AnyInteger:$y)), (Arith_MaxUIOp $x, $y)>;
