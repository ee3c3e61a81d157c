// ODS: mlir/Dialect/Affine/IR/AffineOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Affine/IR/AffineOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Affine operations: maps as attributes, variadic operands in one piece.
def OneResult : AttrConstraint<CPred<"::llvm::cast<::mlir::AffineMapAttr>($_self).getValue().getNumResults() == 1">>;
def Identity : AttrConstraint<CPred<"::llvm::cast<::mlir::AffineMapAttr>($_self).getValue().isIdentity()">>;
def MinOne : Pat<(AffineMinOp OneResult:$map, $o), (AffineApplyOp $map, $o)>;
def MaxOne : Pat<(AffineMaxOp OneResult:$map, $o), (AffineApplyOp $map, $o)>;
def ApplyIdentity : Pat<(AffineApplyOp Identity, (variadic $x)), (replaceWithValue $x), [], [], (addBenefit 4)>;
