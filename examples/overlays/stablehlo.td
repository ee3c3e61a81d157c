// Assembly and functions that StableHLO leaves to C++.

include "legalize/Overlay.td"

def : ConstantLike<"stablehlo.constant", "value", "output">;

// `stablehlo.custom_call @target(…)`.
def : DirectiveOverlay<"stablehlo", "CustomCallTarget", ["target"]> {
  let assemblyFormat = "custom<SymbolName>($target)";
}

// `stablehlo.concatenate %a, %b, dim = 0`.
def : DirectiveOverlay<"stablehlo", "VariadicOperandWithAttribute", ["inputs"]> {
  let assemblyFormat = "custom<LeadingOperands>($inputs)";
}

// `stablehlo.slice %a [0:2, 1:9:2]`.
def : DirectiveOverlay<"stablehlo", "SliceRanges", ["starts", "limits", "strides"]> {
  let assemblyFormat = "custom<StridedRanges>($starts, $limits, $strides)";
}

// `stablehlo.select %p, %a, %b : tensor<i1>, tensor<f32>`: both values have the type of the result.
def : DirectiveOverlay<"stablehlo", "SelectOpType", ["pred", "onTrue", "onFalse", "result"]> {
  let assemblyFormat = "$pred `,` $result";
}
def : OpOverlay<"stablehlo.select"> {
  let traits = [AllTypesMatch<["on_true", "on_false", "result"]>];
}

// A quantized dimension must exist, and have as many scales as elements if its size is known.
def : FunctionOverlay<"mlir::hlo::isValidQuantizedDimension", ["type"], [{
  auto ranked = ::llvm::dyn_cast<::mlir::RankedTensorType>(type);
  if (!ranked)
    return true;
  auto element = ::llvm::dyn_cast<::mlir::quant::UniformQuantizedPerAxisType>(ranked.getElementType());
  if (!element)
    return true;
  auto dimension = element.getQuantizedDimension();
  if (dimension >= ranked.getRank())
    return false;
  return ranked.isDynamicDim(dimension) || element.getScales().size() == ranked.getDimSize(dimension);
}]>;

// The zero points of a quantized type are numbers that its storage type can hold.
def : FunctionOverlay<"mlir::hlo::isValidStablehloQuantizedElementType", ["type"], [{
  auto quantized = ::llvm::dyn_cast<::mlir::quant::QuantizedType>(type);
  if (!quantized)
    return false;
  auto least = quantized.getStorageTypeMin();
  auto most = quantized.getStorageTypeMax();
  if (auto uniform = ::llvm::dyn_cast<::mlir::quant::UniformQuantizedType>(type))
    return least <= uniform.getZeroPoint() && uniform.getZeroPoint() <= most;
  for (int64_t point : ::llvm::cast<::mlir::quant::UniformQuantizedPerAxisType>(type).getZeroPoints())
    if (point < least || point > most)
      return false;
  return true;
}]>;
