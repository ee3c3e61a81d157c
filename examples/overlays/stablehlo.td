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

// Functions and result types that patterns use

// The accuracy that functions are computed with, as its text has it: the form of its parameters is in C++.
def : FunctionOverlay<"mlir::stablehlo::overlay::textOf", ["number"], [{
  return ::mlir::debugString(::mlir::FloatAttr::get($_builder.getF64Type(), number.convertToDouble())).split(" :").first;
}]>;
def : FunctionOverlay<"mlir::stablehlo::ResultAccuracyAttr::get", ["context", "atol", "rtol", "ulps", "mode"], [{
  return ::mlir::parseAttribute("#stablehlo.result_accuracy<atol = " + mlir::stablehlo::overlay::textOf(atol) +
      ", rtol = " + mlir::stablehlo::overlay::textOf(rtol) + ", ulps = " + std::to_string(ulps) + ", mode = " +
      ::mlir::debugString(mode) + ">", context);
}]>;

// The type of two operands whose shapes agree: a size that one of them knows is known.
def : FunctionOverlay<"mlir::stablehlo::overlay::mostSpecific", ["lhs", "rhs"], [{
  if (lhs == rhs)
    return lhs;
  auto first = ::llvm::dyn_cast<::mlir::RankedTensorType>(lhs);
  auto second = ::llvm::dyn_cast<::mlir::RankedTensorType>(rhs);
  if (!first)
    return rhs;
  if (!second)
    return lhs;
  ::llvm::SmallVector<int64_t> shape;
  for (auto [one, other] : ::llvm::zip(first.getShape(), second.getShape()))
    shape.push_back(::mlir::ShapedType::isDynamic(one) ? other : one);
  auto encoding = first.getEncoding() ? first.getEncoding() : second.getEncoding();
  return ::mlir::RankedTensorType::get(shape, first.getElementType(), encoding);
}]>;

// The same shape with other elements.
def : FunctionOverlay<"mlir::stablehlo::overlay::withElement", ["type", "element"], [{
  auto ranked = ::llvm::dyn_cast<::mlir::RankedTensorType>(type);
  if (!ranked)
    return ::mlir::UnrankedTensorType::get(element);
  return ::mlir::RankedTensorType::get(ranked.getShape(), element, ranked.getEncoding());
}]>;

// The type of the parts of a complex number; any other type is its own.
def : FunctionOverlay<"mlir::stablehlo::overlay::partOf", ["type"], [{
  auto element = ::mlir::getElementTypeOrSelf(type);
  if (auto complex = ::llvm::dyn_cast<::mlir::ComplexType>(element))
    return mlir::stablehlo::overlay::withElement(type, complex.getElementType());
  return type;
}]>;

foreach name = ["add", "and", "atan2", "divide", "maximum", "minimum", "multiply", "or", "power", "remainder",
                "shift_left", "shift_right_arithmetic", "shift_right_logical", "subtract", "xor"] in
  def : OpOverlay<"stablehlo." # name> {
    let resultTypes = ["mlir::stablehlo::overlay::mostSpecific(lhs.getType(), rhs.getType())"];
  }
foreach name = ["cbrt", "ceil", "cosine", "count_leading_zeros", "exponential", "exponential_minus_one", "floor", "log",
                "log_plus_one", "logistic", "negate", "not", "popcnt", "round_nearest_afz", "round_nearest_even", "rsqrt",
                "sign", "sine", "sqrt", "tan", "tanh"] in
  def : OpOverlay<"stablehlo." # name> {
    let resultTypes = ["operand.getType()"];
  }
foreach name = ["abs", "imag", "real"] in
  def : OpOverlay<"stablehlo." # name> {
    let resultTypes = ["mlir::stablehlo::overlay::partOf(operand.getType())"];
  }
def : OpOverlay<"stablehlo.complex"> {
  let resultTypes = [[{
    mlir::stablehlo::overlay::withElement(lhs.getType(),
        ::mlir::ComplexType::get(::mlir::getElementTypeOrSelf(lhs.getType())))
  }]];
}
def : OpOverlay<"stablehlo.compare"> {
  let resultTypes = [[{
    mlir::stablehlo::overlay::withElement(
        mlir::stablehlo::overlay::mostSpecific(lhs.getType(), rhs.getType()), $_builder.getI1Type())
  }]];
}
def : OpOverlay<"stablehlo.is_finite"> {
  let resultTypes = ["mlir::stablehlo::overlay::withElement(x.getType(), $_builder.getI1Type())"];
}
foreach name = ["_asin_acos_kernel", "atanh"] in
  def : OpOverlay<"chlo." # name> {
    let resultTypes = ["operand.getType()"];
  }
def : OpOverlay<"chlo.mulhi"> {
  let resultTypes = ["mlir::stablehlo::overlay::mostSpecific(lhs.getType(), rhs.getType())"];
}
// Shapes of the same rank: a size of one is repeated.
def : OpOverlay<"tosa.equal"> {
  let resultTypes = [[{
    auto lhs = ::llvm::cast<::mlir::ShapedType>(input1.getType());
    auto rhs = ::llvm::cast<::mlir::ShapedType>(input2.getType());
    auto element = $_builder.getI1Type();
    if (!lhs.hasRank() || !rhs.hasRank())
      return ::mlir::UnrankedTensorType::get(element);
    ::llvm::SmallVector<int64_t> shape;
    for (auto [one, other] : ::llvm::zip(lhs.getShape(), rhs.getShape()))
      shape.push_back(one == 1 ? other : one);
    return ::mlir::RankedTensorType::get(shape, element);
  }]];
}

// A constant of the type of a value, all of whose elements are one attribute; of unknown shape, one that takes the shape of
// the value.
def : FunctionOverlay<"mlir::stablehlo::overlay::splatLike", ["builder", "loc", "attr", "value"], [{
  auto type = ::llvm::cast<::mlir::ShapedType>(value.getType());
  if (!type.hasStaticShape())
    return ::mlir::chlo::ConstantLikeOp::create(builder, loc, type, attr, value).getResult();
  return ::mlir::stablehlo::ConstantOp::create(builder, loc, ::mlir::DenseElementsAttr::get(type, attr)).getResult();
}]>;
def : FunctionOverlay<"mlir::stablehlo::overlay::numberOf", ["builder", "element", "number"], [{
  if (::llvm::isa<::mlir::FloatType>(element))
    return builder.getFloatAttr(element, number);
  if (auto complex = ::llvm::dyn_cast<::mlir::ComplexType>(element))
    return ::mlir::complex::NumberAttr::get(complex, number, 0.0);
  return builder.getIntegerAttr(element, static_cast<int64_t>(number));
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConstantLike", ["builder", "loc", "number", "value"], [{
  auto element = ::mlir::getElementTypeOrSelf(value.getType());
  return mlir::stablehlo::overlay::splatLike(builder, loc,
      mlir::stablehlo::overlay::numberOf(builder, element, number), value);
}]>;
def : FunctionOverlay<"mlir::stablehlo::overlay::floatLike", ["builder", "loc", "number", "value"], [{
  auto element = ::llvm::cast<::mlir::FloatType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::splatLike(builder, loc, builder.getFloatAttr(element, number), value);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConstantLikeMaxFiniteValue", ["builder", "loc", "value"], [{
  auto element = ::llvm::cast<::mlir::FloatType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::floatLike(builder, loc,
      ::llvm::APFloat::getLargest(element.getFloatSemantics()), value);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConstantLikeInfValue", ["builder", "loc", "value", "negative"], [{
  auto element = ::llvm::cast<::mlir::FloatType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::floatLike(builder, loc,
      ::llvm::APFloat::getInf(element.getFloatSemantics(), negative), value);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConstantLikeSmallestNormalizedValue", ["builder", "loc", "value"], [{
  auto element = ::llvm::cast<::mlir::FloatType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::floatLike(builder, loc,
      ::llvm::APFloat::getSmallestNormalized(element.getFloatSemantics()), value);
}]>;

// Conversions of integers: to twice the width, and to the type without sign of the same width.
def : FunctionOverlay<"mlir::stablehlo::overlay::convertTo", ["builder", "loc", "value", "element"], [{
  return ::mlir::stablehlo::ConvertOp::create(builder, loc,
      mlir::stablehlo::overlay::withElement(value.getType(), element), value).getResult();
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConvertOpUpcast", ["builder", "loc", "value"], [{
  auto element = ::llvm::cast<::mlir::IntegerType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::convertTo(builder, loc, value,
      builder.getIntegerType(2 * element.getWidth(), !element.isUnsigned()));
}]>;
def : FunctionOverlay<"mlir::stablehlo::getConvertToUnsigned", ["builder", "loc", "value"], [{
  auto element = ::llvm::cast<::mlir::IntegerType>(::mlir::getElementTypeOrSelf(value.getType()));
  return mlir::stablehlo::overlay::convertTo(builder, loc, value, builder.getIntegerType(element.getWidth(), false));
}]>;
def : FunctionOverlay<"mlir::stablehlo::isIntegerLessThanNBits", ["value", "isSigned", "bits"], [{
  auto element = ::llvm::dyn_cast<::mlir::IntegerType>(::mlir::getElementTypeOrSelf(value.getType()));
  return element && element.isUnsigned() != isSigned && element.getWidth() < bits;
}]>;
def : FunctionOverlay<"mlir::stablehlo::isIntegerWithNBits", ["value", "isSigned", "bits"], [{
  auto element = ::llvm::dyn_cast<::mlir::IntegerType>(::mlir::getElementTypeOrSelf(value.getType()));
  return element && element.isUnsigned() != isSigned && element.getWidth() == bits;
}]>;

// `broadcast` puts new dimensions in front: the operand's are the last ones.
def : FunctionOverlay<"mlir::stablehlo::getBroadcastDimensionsFromBroadcastSizes", ["resultType", "sizes"], [{
  ::llvm::SmallVector<int64_t> dimensions;
  for (int64_t at = sizes.size(); at < resultType.getRank(); ++at)
    dimensions.push_back(at);
  return ::mlir::DenseI64ArrayAttr::get(resultType.getContext(), dimensions);
}]>;
// `dot` contracts the last dimension of the left side and the first of the right one.
def : FunctionOverlay<"mlir::stablehlo::getDefaultDotDimensionNumbers", ["lhs"], [{
  int64_t last = ::llvm::cast<::mlir::RankedTensorType>(lhs.getType()).getRank() - 1;
  return ::mlir::parseAttribute("#stablehlo.dot<lhs_contracting_dimensions = [" + std::to_string(last) +
      "], rhs_contracting_dimensions = [0]>", $_ctxt);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getScalarOfType", ["element", "number"], [{
  auto type = ::mlir::RankedTensorType::get({}, element);
  return ::mlir::DenseElementsAttr::get(type, mlir::stablehlo::overlay::numberOf($_builder, element, number));
}]>;

def : FunctionOverlay<"mlir::stablehlo::isIotaRange", ["dimensions"], [{
  int64_t next = 0;
  for (int64_t dimension : dimensions)
    if (dimension != next++)
      return false;
  return true;
}]>;
def : FunctionOverlay<"mlir::stablehlo::convertToI64Array", ["builder", "attr"], [{
  ::llvm::SmallVector<int64_t> values;
  for (auto value : ::llvm::cast<::mlir::DenseIntElementsAttr>(attr).getValues<::llvm::APInt>())
    values.push_back(value.getSExtValue());
  return builder.getDenseI64ArrayAttr(values);
}]>;
// The inverse of a permutation: dimension `dims[i]` comes from dimension `i`.
def : FunctionOverlay<"mlir::stablehlo::getInvertedBroadcastDimensions", ["builder", "dimensions"], [{
  auto dims = dimensions.asArrayRef();
  ::llvm::SmallVector<int64_t> inverted(dims.size());
  for (auto [at, dimension] : ::llvm::enumerate(dims))
    inverted[dimension] = at;
  return builder.getDenseI64ArrayAttr(inverted);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getMergedBroadcastDimensions", ["builder", "outer", "inner"], [{
  auto dims = outer.asArrayRef();
  ::llvm::SmallVector<int64_t> merged;
  for (int64_t dimension : inner.asArrayRef())
    merged.push_back(dims[dimension]);
  return builder.getDenseI64ArrayAttr(merged);
}]>;
def : FunctionOverlay<"mlir::stablehlo::getMergedTransposePermutation", ["builder", "inner", "outer"], [{
  auto dims = inner.asArrayRef();
  ::llvm::SmallVector<int64_t> merged;
  for (int64_t dimension : outer.asArrayRef())
    merged.push_back(dims[dimension]);
  return builder.getDenseI64ArrayAttr(merged);
}]>;
// Discardable attributes of one operation that the other one does not have.
def : FunctionOverlay<"mlir::stablehlo::mergeDiscardableAttributes", ["from", "to"], [{
  if (!from.getDefiningOp() || !to.getDefiningOp())
    return ::mlir::Attribute();
  for (auto attr : from.getDefiningOp()->getDiscardableAttrs())
    if (!to.getDefiningOp()->hasAttr(attr.getName()))
      to.getDefiningOp()->setAttr(attr.getName(), attr.getValue());
  return ::mlir::Attribute();
}]>;

// Versions of the portable dialect.
def : FunctionOverlay<"mlir::vhlo::copyDiscardableAttrs", ["from", "to"], [{
  for (auto attr : from.getDefiningOp()->getDiscardableAttrs())
    to.getDefiningOp()->setAttr(attr.getName(), attr.getValue());
}]>;
def : FunctionOverlay<"mlir::vhlo::overlay::integers", ["builder", "shape", "values"], [{
  auto data = ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get(shape, builder.getI64Type()), values);
  return ::mlir::parseAttribute("#vhlo.tensor_v1<" + ::mlir::debugString(data) + ">", builder.getContext());
}]>;
def : FunctionOverlay<"mlir::vhlo::getEmptyI64Tensor", ["builder"], [{
  ::llvm::SmallVector<int64_t> none;
  return mlir::vhlo::overlay::integers(builder, {0}, none);
}]>;
// As many pairs of zeros as there are spatial dimensions.
def : FunctionOverlay<"mlir::vhlo::getDefaultConvPadding", ["builder", "lhs"], [{
  int64_t count = ::llvm::cast<::mlir::ShapedType>(lhs.getType()).getRank() - 2;
  ::llvm::SmallVector<int64_t> zeros(count * 2);
  return mlir::vhlo::overlay::integers(builder, {count, 2}, zeros);
}]>;
def : FunctionOverlay<"mlir::vhlo::isEmptyTensor", ["attr"], [{
  return ::mlir::debugString(attr).starts_with("#vhlo.tensor_v1<dense<>");
}]>;
def : FunctionOverlay<"mlir::vhlo::getFalseBoolean", ["builder"], [{
  return ::mlir::vhlo::BooleanV1Attr::get(builder.getContext(), false);
}]>;
def : FunctionOverlay<"mlir::vhlo::isFalseBoolean", ["attr"], [{
  auto boolean = ::llvm::dyn_cast<::mlir::vhlo::BooleanV1Attr>(attr);
  return boolean && !boolean.getValue();
}]>;
def : FunctionOverlay<"mlir::vhlo::getNoneType", ["builder"], [{
  return ::mlir::vhlo::TypeV1Attr::get(builder.getContext(), ::mlir::vhlo::NoneV1Type::get(builder.getContext()));
}]>;
def : FunctionOverlay<"mlir::vhlo::isNoneType", ["attr"], [{
  auto type = ::llvm::dyn_cast<::mlir::vhlo::TypeV1Attr>(attr);
  return type && ::llvm::isa<::mlir::vhlo::NoneV1Type>(type.getValue());
}]>;
def : FunctionOverlay<"mlir::vhlo::getDefaultResultAccuracy", ["builder"], [{
  return ::mlir::parseAttribute("#vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, "
                                "mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>", builder.getContext());
}]>;
def : FunctionOverlay<"mlir::vhlo::isDefaultResultAccuracy", ["attr"], [{
  return attr == mlir::vhlo::getDefaultResultAccuracy($_builder);
}]>;
