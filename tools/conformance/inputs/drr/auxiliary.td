// ODS: mlir/Dialect/MemRef/IR/MemRefOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/MemRef/IR/MemRefOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Auxiliary operations before the replacement: a detour through memory.
def Slot : NativeCodeCall<"::mlir::memref::AllocaOp::create($_builder, $_loc, ::mlir::MemRefType::get({}, $0.getType()))">;
def None : NativeCodeCall<"::mlir::ValueRange()">;
def Detour : Pattern<(Arith_DivFOp $a, $b, $f),
  [(MemRef_StoreOp (Arith_MulFOp:$p $a, $b, $f), (Slot:$m $a), (None), ConstBoolAttrFalse, (NativeCodeCall<"::mlir::IntegerAttr()">)),
   (LoadOp $m, (None), ConstBoolAttrFalse, (NativeCodeCall<"::mlir::IntegerAttr()">))]>;
