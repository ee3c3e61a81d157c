// ODS: mlir/Dialect/Affine/IR/AffineOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Affine/IR/AffineOps.td"

// A flag that is a property is handed on, also as a constant.
def Differ : Constraint<CPred<"$0 != $1">>;
def First : Constraint<CPred<"::llvm::isa<::mlir::BlockArgument>($0) && ::llvm::cast<::mlir::BlockArgument>($0).getArgNumber() == 0">>;
def A : Pat<(AffineLinearizeIndexOp (variadic $a, $b), $d, $s, $flag), (AffineLinearizeIndexOp (variadic $b, $a), $d, $s, $flag), [(Differ $a, $b), (First $a)]>;
