// Assembly and functions that the torch dialect leaves to C++.

include "legalize/Overlay.td"

// The form that the generated operations share.
def : OpOverlay<"torch.*"> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type(results)";
}

foreach kind = ["int", "float", "bool", "number", "str", "device"] in
  def : OpOverlay<"torch.constant." # kind> {
    let assemblyFormat = "$value attr-dict";
  }

// Numbers are integers or floats; an optional takes its element and none.
def : FunctionOverlay<"mlir::torch::Torch::isValidSubtype", ["subtype", "type"], [{
  if (subtype == type)
    return true;
  if (::llvm::isa<::mlir::torch::Torch::AnyType>(type))
    return true;
  if (::llvm::isa<::mlir::torch::Torch::NumberType>(type))
    return ::llvm::isa<::mlir::torch::Torch::IntType>(subtype) || ::llvm::isa<::mlir::torch::Torch::FloatType>(subtype);
  return false;
}]>;
