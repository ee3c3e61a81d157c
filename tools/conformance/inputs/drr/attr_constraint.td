include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

// Attribute constraints: of the prelude, user-made, unbound, with a predicate that looks at the value.
def PositiveI32 : AttrConstraint<And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getType().isInteger(32)">, CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()">]>, "positive">;
def Small : AttrConstraint<And<[CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() < 10">]>>;
def NotAnInteger : AttrConstraint<Neg<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">>>;
def F : Pat<(Arith_AddIOp (Arith_ConstantOp PositiveI32:$c), $y, $f), (Arith_SubIOp $y, (Arith_ConstantOp $c), $f)>;
def G : Pat<(Arith_MulIOp $y, (Arith_ConstantOp I64Attr), $f), (Arith_ShLIOp $y, $y, $f)>;
def H : Pat<(Index_AddOp (Index_ConstantOp Small:$c), $y), (Index_MulOp $y, (Index_ConstantOp $c))>;
def I : Pat<(Arith_XOrIOp (Arith_ConstantOp NotAnInteger:$c), $y), (Arith_OrIOp (Arith_ConstantOp $c), $y)>;
