include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A terminator without results, its variadic operand of one value taken apart.
def Flag : Pat<(ReturnOp (variadic (Arith_NegFOp $x, $_))), (ReturnOp (variadic $x))>;
