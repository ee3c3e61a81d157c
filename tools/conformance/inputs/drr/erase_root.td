// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"

// Zero-result roots: replaced by another zero-result operation, and by none.
def ToCopy : Pat<(MemRef_DeallocOp $m), (CopyOp $m, $m)>;
def Gone : Pattern<(AssertOp (NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_One()))">), $_), []>;
