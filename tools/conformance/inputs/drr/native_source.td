include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Native calls in source position: out parameters for attributes, `$_self`, several calls.
def Typed : NativeCodeCall<"::llvm::cast<::mlir::TypedAttr>($0)">;
def AnyInt : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_Constant(&$0)))">;
def Fold : Pat<(Arith_MulIOp $x, (AnyInt I32Attr:$c), $f), (Arith_ShLIOp $x, (Arith_ConstantOp (Typed $c)), $f)>;
def Both : Pat<(Arith_XOrIOp (ConstantLikeMatcher AnyAttr:$a), (ConstantLikeMatcher AnyAttr:$b)), (Arith_OrIOp (Arith_ConstantOp (Typed $b)), (Arith_ConstantOp (Typed $a)))>;
