include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Without `location`: every matched operation is in the fused location, also those matched natively.
def Typed : NativeCodeCall<"::llvm::cast<::mlir::TypedAttr>($0)">;
def Any : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_Constant(&$0)))">;
def A : Pat<(Arith_AddIOp (Arith_MulIOp (Arith_SubIOp $a, $b, $f), $c, $g), (Arith_ConstantOp $k), $h), (Arith_XOrIOp (Arith_AndIOp $a, $b), (Arith_OrIOp $c, (Arith_ConstantOp $k)))>;
def B : Pat<(Arith_MaxSIOp $a, (Any AnyAttr:$k)), (Arith_MinSIOp $a, (Arith_ConstantOp (Typed $k)))>;
