// ODS: mlir/Dialect/Complex/IR/ComplexOps.td mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Complex/IR/ComplexOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Complex arithmetic down to floats.
defvar NoFast = ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
def Part : NativeCodeCall<"::llvm::cast<::mlir::ComplexType>($0.getType()).getElementType()">;
def ReOfCreate : Pat<(ReOp (CreateOp $a, $_), $_), (replaceWithValue $a)>;
def ImOfCreate : Pat<(ImOp (CreateOp $_, $b), $_), (replaceWithValue $b)>;
def Recreate : Pat<(CreateOp (ReOp $z, $_), (ImOp $z, $_)), (replaceWithValue $z)>;
def Conj : Pat<(ConjOp $z, $f), (CreateOp (ReOp $z, $f, (returnType (Part $z))), (Arith_NegFOp (ImOp $z, $f, (returnType (Part $z))), $f))>;
def Abs : Pat<(AbsOp $z, $f), (Math_SqrtOp (Arith_AddFOp (Arith_MulFOp (ReOp:$r $z, $f, (returnType (Part $z))), $r, $f), (Arith_MulFOp (ImOp:$i $z, $f, (returnType (Part $z))), $i, $f), $f), $f)>;
