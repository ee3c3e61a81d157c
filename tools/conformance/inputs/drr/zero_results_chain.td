// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A zero-result root replaced by several operations of none, with an auxiliary value.
def A : Pattern<(CopyOp (MemRef_CastOp $m), $n), [(MemRef_DeallocOp $m), (CopyOp $n, $m), (MemRef_DeallocOp $n)]>;
