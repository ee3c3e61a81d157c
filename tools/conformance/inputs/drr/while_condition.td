include "mlir/IR/PatternBase.td"
include "mlir/Dialect/SCF/IR/SCFOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A zero-result terminator with a variadic operand handed on.
def A : Pat<(ConditionOp (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<I1Attr, "0">)), $args), (ConditionOp $c, $args)>;
def Y : Pat<(YieldOp (variadic (Arith_AddIOp $a, (Arith_ConstantOp ConstantAttr<I32Attr, "0">), $_), $b)), (YieldOp (variadic $a, $b))>;
