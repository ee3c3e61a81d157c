// ODS: mlir/Dialect/Math/IR/MathOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Math/IR/MathOps.td"

// Constants matched by matchers of the core.
def IsZero : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_Zero()))">;
def IsOne : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_One()))">;
def IsNonZero : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_NonZero()))">;
def IsZeroF : NativeCodeCall<"::mlir::success(::mlir::matchPattern($_self, ::mlir::m_AnyZeroFloat()))">;
def A : Pat<(Arith_AddIOp $x, (IsZero), $_), (replaceWithValue $x)>;
def B : Pat<(Arith_MulIOp $x, (IsOne), $_), (replaceWithValue $x)>;
def C : Pat<(Arith_DivSIOp $x, (IsNonZero), $_), (Arith_RemSIOp $x, $x)>;
def D : Pat<(Arith_AddFOp $x, (IsZeroF), $f), (Arith_NegFOp $x, $f)>;
