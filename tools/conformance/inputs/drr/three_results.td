// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Vector/IR/VectorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"

// A created operation of two results, one unused; the aggregate stands for its first result.
def A : Pat<(Arith_CeilDivUIOp $a, $b), (Arith_OrIOp (Arith_MulUIExtendedOp:$m__0 $a, $b), $m__1)>;
def B : Pat<(Arith_DivSIOp $a, $b, $_), (Arith_OrIOp $a, (Arith_MulUIExtendedOp:$m__1 $a, $b))>;
