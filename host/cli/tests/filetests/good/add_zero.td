// test: rewrite --patterns ./add_zero.td --fold=false ./add_zero.mlir

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def AddZero : Pat<(Arith_AddIOp $x, (Arith_ConstantOp ConstantAttr<I32Attr, "0">), $_), (replaceWithValue $x)>;
// output:
//| module {
//|   func.func @f(%arg0: i32) -> i32 {
//|     return %arg0 : i32
//|   }
//| }
//|
