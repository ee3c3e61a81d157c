include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Plain : Constraint<CPred<"::llvm::isa<::mlir::IntegerType>($0.getType())">>;
// New constants are merged with those that stand there, also of other types.
def A : Pat<(Arith_RemSIOp $a, $a), (Arith_ConstantOp (NativeCodeCall<"$_builder.getZeroAttr($0.getType())"> $a))>;
def B : Pat<(Arith_DivSIOp $a, $a, $_), (Arith_ConstantOp (NativeCodeCall<"$_builder.getIntegerAttr($0.getType(), 1)"> $a)), [(Plain $a)]>;
