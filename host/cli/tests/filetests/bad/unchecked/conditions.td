include "mlir/IR/OpBase.td"
def U : Dialect { let name = "u"; let cppNamespace = "::u"; }
class UOp<string m, TypeConstraint t> : Op<U, m> { let arguments = (ins t:$x); }
def Sum : TypeConstraint<CPred<"$_self + 1">, "sum">;
def Width : TypeConstraint<CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() == \"x\"">, "width">;
def Many : TypeConstraint<CPred<"$_self.isInteger(1, 2, 3, 4)">, "many">;
def Unknown : TypeConstraint<CPred<"::u::isOdd($_self)">, "unknown">;
def Syntax : TypeConstraint<CPred<"$_self &&">, "syntax">;
def Sound : TypeConstraint<CPred<"$_self.isInteger(32)">, "sound">;
def SumOp : UOp<"sum", Sum>;
def WidthOp : UOp<"width", Width>;
def ManyOp : UOp<"many", Many>;
def UnknownOp : UOp<"unknown", Unknown>;
def SyntaxOp : UOp<"syntax", Syntax>;
def SoundOp : UOp<"sound", Sound>;
