// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Type constraints on operands: bound, unbound, on a nested operation's result, user-made ones.
def Narrow : TypeConstraint<And<[SignlessIntOfWidths<[8, 16]>.predicate]>, "narrow">;
def EvenVector : Type<CPred<"::llvm::isa<::mlir::VectorType>($_self) && ::llvm::cast<::mlir::VectorType>($_self).getNumElements() % 2 == 0">, "an even vector">;
def OnI32 : Pat<(Arith_AddIOp I32:$x, $y, $f), (Arith_SubIOp $y, $x, $f)>;
def OnNarrow : Pat<(Arith_MulIOp Narrow:$x, Narrow, $f), (Arith_AddIOp $x, $x, $f)>;
def OnVector : Pat<(Arith_XOrIOp EvenVector:$x, $y), (Arith_AndIOp $y, $x)>;
def OnFloat : Pat<(Math_SqrtOp F64:$x, $f), (Math_AbsFOp $x, $f)>;
def OnIndex : Pat<(Arith_IndexCastOp I64:$x), (Arith_IndexCastUIOp $x)>;
def OnAnyOf : Pat<(Arith_NegFOp AnyTypeOf<[F16, BF16, TF32]>:$x, $f), (Arith_MulFOp $x, $x, $f)>;
