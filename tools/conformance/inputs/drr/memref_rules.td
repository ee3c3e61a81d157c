// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td mlir/Dialect/Affine/IR/AffineOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Affine/IR/AffineOps.td"

// Memory: casts of allocations, dimensions, affine loads lowered with their map's symbols kept.
def Static : Constraint<CPred<"::llvm::cast<::mlir::MemRefType>($0.getType()).hasStaticShape()">>;
def CastCast : Pat<(MemRef_CastOp:$r (MemRef_CastOp $x)), (MemRef_CastOp $x)>;
def DimOfCast : Pat<(MemRef_DimOp (MemRef_CastOp $m), $i), (MemRef_DimOp $m, $i), [(Static $m)]>;
def SpaceCast : Pat<(MemRef_MemorySpaceCastOp (MemRef_MemorySpaceCastOp $x)), (MemRef_MemorySpaceCastOp $x)>;
def CopySelf : Pattern<(CopyOp $m, $m), []>;
def Prefetch : Pattern<(MemRef_PrefetchOp (MemRef_CastOp $m), $i, $w, $h, ConstBoolAttrTrue), [(MemRef_PrefetchOp $m, $i, $w, $h, ConstBoolAttrFalse)]>;
