include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Func/IR/FuncOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def OneArg : Constraint<CPred<"$0.size() == 1">>;
def Old : AttrConstraint<CPred<"::llvm::cast<::mlir::FlatSymbolRefAttr>($_self).getValue() == \"old\"">>;
// Calls: the callee as an attribute, operands as one range.
def Rename : Pat<(CallOp Old, $args, $aa, $ra, $no), (CallOp (NativeCodeCall<"::mlir::FlatSymbolRefAttr::get($_builder.getContext(), \"new\")">), $args, $aa, $ra, $no), [(OneArg $args)]>;
