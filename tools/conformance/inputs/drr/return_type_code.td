include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `returnType` by code.
def A : Pat<(Arith_MulIOp I16:$a, $b, $_), (Arith_TruncIOp (Arith_MulIOp (Arith_ExtSIOp $a, (returnType "$_builder.getI32Type()")), (Arith_ExtUIOp $b, (returnType "$_builder.getIntegerType(32)")), ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">), ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)>;
