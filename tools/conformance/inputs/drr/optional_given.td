// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"

def Given : Constraint<CPred<"static_cast<bool>($0)">>;
// An optional operand at an operation that a rule rebuilds.
def Realloc : Pat<(MemRef_ReallocOp (MemRef_CastOp $m), $n, $a), (MemRef_ReallocOp $m, $n, $a), [(Given $n)]>;
