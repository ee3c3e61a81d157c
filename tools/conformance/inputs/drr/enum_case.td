// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"

// Enum cases by name on both sides, in matching and in building.
def AtomicAdd : Pat<(AtomicRMWOp ATOMIC_RMW_KIND_ADDI, $v, $m, $i), (AtomicRMWOp ATOMIC_RMW_KIND_ORI, $v, $m, $i)>;
def AtomicMaxF : Pat<(AtomicRMWOp ATOMIC_RMW_KIND_MAXIMUMF:$k, $v, $m, $i), (AtomicRMWOp ATOMIC_RMW_KIND_MAXNUMF, $v, $m, $i)>;
