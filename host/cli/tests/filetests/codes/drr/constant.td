// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def Make : NativeCodeCall<"make($0)">;
def NoUnit : ConstantAttr<UnitAttr, "false">;
def : Pat<(Arith_SubIOp $x, $x, $_), (Arith_ConstantOp (Make NoUnit))>; // error: [drr::constant] "a constant without an attribute is an argument"
