include "mlir/IR/PatternBase.td"
include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// `$N...` joins the arguments from N on.
def Joined : NativeCodeCall<"$_builder.getStringAttr((::llvm::Twine($0.getValue()) + $1.getValue()).str())">;
def Max3 : NativeCodeCall<"::mlir::arith::MaxSIOp::create($_builder, $_loc, $0...)">;
def A : Pat<(Arith_MinSIOp $a, $b), (Max3 $a, $b)>;
def Sub : NativeCodeCall<"::mlir::arith::SubFOp::create($_builder, $_loc, $1...)">;
def B : Pat<(Arith_MulFOp $a, $b, $f), (Sub $f, $b, $a)>;
