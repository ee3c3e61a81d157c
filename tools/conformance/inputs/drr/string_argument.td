include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// String attributes as arguments of native calls, on the result side.
def Named : NativeCodeCall<"$_builder.getStringAttr($0.getValue().drop_front(2))">;
def Joined : NativeCodeCall<"$_builder.getStringAttr((\"<\" + $0.getValue() + \">\").str())">;
def Rename : Pat<(AssertOp $c, ConstantStrAttr<StrAttr, "a">), (AssertOp $c, (Named ConstantStrAttr<StrAttr, "renamed">))>;
def Extend : Pat<(AssertOp (Arith_AndIOp $c, $d), ConstantStrAttr<StrAttr, "b">:$s), (AssertOp (Arith_OrIOp $c, $d), (Joined $s))>;
