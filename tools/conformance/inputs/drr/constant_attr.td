include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

// Constant attributes on both sides: integers, floats, strings, booleans, index, negative ones.
def A : Pat<(Arith_AddIOp $x, (Arith_ConstantOp ConstantAttr<I8Attr, "-1">), $f), (Arith_SubIOp $x, (Arith_ConstantOp ConstantAttr<I8Attr, "1">), $f)>;
def B : Pat<(Arith_MulFOp $x, (Arith_ConstantOp ConstantAttr<F32Attr, "2.0f">), $f), (Arith_AddFOp $x, $x, $f)>;
def C : Pat<(Arith_MulFOp $x, (Arith_ConstantOp ConstantAttr<F64Attr, "0.5">), $f), (Arith_DivFOp $x, (Arith_ConstantOp ConstantAttr<F64Attr, "2.0">), $f)>;
def D : Pat<(Index_AndOp $x, (Index_ConstantOp ConstantAttr<IndexAttr, "255">)), (Index_OrOp $x, (Index_ConstantOp ConstantAttr<IndexAttr, "-256">))>;
def E : Pat<(Arith_XOrIOp $x, (Arith_ConstantOp ConstBoolAttrTrue)), (Arith_OrIOp (Index_BoolConstantOp ConstBoolAttrFalse), $x)>;
def F : Pat<(AssertOp $c, ConstantStrAttr<StrAttr, "old">), (AssertOp $c, ConstantStrAttr<StrAttr, "new \\\"quoted\\\"">)>;
