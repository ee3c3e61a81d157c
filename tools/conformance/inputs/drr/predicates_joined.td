// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Constraints built of predicates: And, Or, Neg, Concat, SubstLeaves.
def ElementIsF16 : SubstLeaves<"$_self", "::mlir::getElementTypeOrSelf($_self)", F16.predicate>;
def Half : TypeConstraint<ElementIsF16, "half">;
def TwoWays : TypeConstraint<Or<[F64.predicate, And<[CPred<"$_self.isF32()">, Neg<CPred<"$_self.isIndex()">>]>]>, "f64 or f32">;
def Rank2 : TypeConstraint<Concat<"[&](::mlir::Type t) { return ", CPred<"::llvm::isa<::mlir::VectorType>(t) && ::llvm::cast<::mlir::VectorType>(t).getRank() == 2">, "; }($_self)">, "rank 2">;
def A : Pat<(Math_SinOp Half:$x, $f), (Math_CosOp $x, $f)>;
def B : Pat<(Math_ExpOp TwoWays:$x, $f), (Math_LogOp $x, $f)>;
def C : Pat<(Math_TanhOp Rank2:$x, $f), (Math_ErfOp $x, $f)>;
