// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def SameRange : Constraint<CPred<"::llvm::equal($0, $1)">>;
// A store of what was just loaded goes away, a load follows a cast.
def StoreBack : Pattern<(MemRef_StoreOp (LoadOp $m, $i, $_, $_), $m, $j, $_, $_), [], [(SameRange $i, $j)]>;
def Through : Pat<(LoadOp (MemRef_CastOp $m), $i, $n, $a), (LoadOp $m, $i, $n, $a)>;
