// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Shape/IR/ShapeOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Shape/IR/ShapeOps.td"

def HasNote : Constraint<CPred<"static_cast<bool>($0)">>;
// Optional attributes: absent ones handed on, present ones asked for.
def A : Pat<(Shape_BroadcastOp $s, $e), (Shape_AnyOp $s), [(HasNote $e)]>;
def B : Pat<(MemRef_StoreOp $v, (MemRef_CastOp $m), $i, $n, $al), (MemRef_StoreOp $v, $m, $i, $n, $al)>;
