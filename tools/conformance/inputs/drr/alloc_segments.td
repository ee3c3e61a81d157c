// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// An allocation's two variadic operands and its optional attribute.
def One : Constraint<CPred<"$0.size() == 1">>;
def ToAlloca : Pat<(MemRef_AllocOp $d, $s, $a), (MemRef_AllocaOp $d, $s, $a), [(One $d)]>;
def Free : Pattern<(MemRef_DeallocOp (MemRef_AllocOp $_, $_, $_)), []>;
