include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Negated : NativeCodeCall<"::llvm::cast<::mlir::IntegerAttr>($0)">;
def Native : Pat<(Arith_XOrIOp $a, (Arith_ConstantOp $c)), (Arith_OrIOp $a, (Arith_ConstantOp (Negated $c)))>;
