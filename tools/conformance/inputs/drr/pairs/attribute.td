include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Constant : Pat<(Arith_AndIOp $a, (Arith_ConstantOp ConstantAttr<I32Attr, "0">)), (Arith_ConstantOp ConstantAttr<I32Attr, "0">)>;
