// Assembly that the onnx and krnl dialects leave to C++.

include "legalize/Overlay.td"

def : OpOverlay<"onnx.Constant"> {
  let assemblyFormat = "attr-dict ($value^)?";
  let traits = [AllTypesMatch<["value", "output"]>];
}

// Functions and result types that patterns use

// Types.
def : FunctionOverlay<"onnx_mlir::hasShapeAndRank", ["value"], [{
  auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(value.getType());
  return shaped && shaped.hasRank();
}]>;
def : FunctionOverlay<"onnx_mlir::isRankedShapedType", ["type"], [{
  auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(type);
  return shaped && shaped.hasRank();
}]>;
def : FunctionOverlay<"onnx_mlir::hasStaticShape", ["type"], [{
  auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(type);
  return shaped && shaped.hasStaticShape();
}]>;
def : FunctionOverlay<"onnx_mlir::getShape", ["type"], [{ return ::llvm::cast<::mlir::ShapedType>(type).getShape(); }]>;
def : FunctionOverlay<"onnx_mlir::getRank", ["type"], [{ return ::llvm::cast<::mlir::ShapedType>(type).getRank(); }]>;
def : FunctionOverlay<"onnx_mlir::getElementType", ["type"], [{
  return ::llvm::cast<::mlir::ShapedType>(type).getElementType();
}]>;
def : FunctionOverlay<"onnx_mlir::isFloatType", ["value"], [{
  return ::llvm::isa<::mlir::FloatType>(::mlir::getElementTypeOrSelf(value.getType()));
}]>;
def : FunctionOverlay<"onnx_mlir::isNoneValue", ["value"], [{ return ::llvm::isa<::mlir::NoneType>(value.getType()); }]>;
def : FunctionOverlay<"onnx_mlir::isScalarTensor", ["value"], [{
  auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(value.getType());
  if (!shaped || !shaped.hasRank())
    return false;
  return shaped.getRank() == 0 || (shaped.getRank() == 1 && shaped.getDimSize(0) == 1);
}]>;
def : FunctionOverlay<"onnx_mlir::haveSameStaticShape", ["lhs", "rhs"], [{
  auto first = ::llvm::dyn_cast<::mlir::ShapedType>(lhs.getType());
  auto second = ::llvm::dyn_cast<::mlir::ShapedType>(rhs.getType());
  if (!first || !second || !first.hasRank() || !second.hasRank())
    return false;
  return first.hasStaticShape() && first.getShape() == second.getShape();
}]>;
// The shape of two operands whose sizes of one are repeated; no type if they do not fit.
def : FunctionOverlay<"onnx_mlir::getBroadcastedRankedType", ["lhs", "rhs", "element = nullptr"], [{
  auto first = ::llvm::dyn_cast<::mlir::RankedTensorType>(lhs);
  auto second = ::llvm::dyn_cast<::mlir::RankedTensorType>(rhs);
  if (!first || !second)
    return ::mlir::Type();
  int64_t rank = std::max(first.getRank(), second.getRank());
  ::llvm::SmallVector<int64_t> shape;
  for (int64_t at = 0; at < rank; ++at) {
    int64_t one = at + first.getRank() - rank;
    int64_t other = at + second.getRank() - rank;
    int64_t left = one < 0 ? 1 : first.getDimSize(one);
    int64_t right = other < 0 ? 1 : second.getDimSize(other);
    if (left == 1)
      shape.push_back(right);
    else if (right == 1 || left == right)
      shape.push_back(left);
    else if (::mlir::ShapedType::isDynamic(left))
      shape.push_back(right);
    else if (::mlir::ShapedType::isDynamic(right))
      shape.push_back(left);
    else
      return ::mlir::Type();
  }
  return ::mlir::RankedTensorType::get(shape, element ? element : first.getElementType());
}]>;
def : FunctionOverlay<"onnx_mlir::sameEncodingAttr", ["lhs", "rhs"], [{
  auto first = ::llvm::dyn_cast<::mlir::RankedTensorType>(lhs);
  auto second = ::llvm::dyn_cast<::mlir::RankedTensorType>(rhs);
  return first && second && first.getEncoding() == second.getEncoding();
}]>;

// Constants.
def : FunctionOverlay<"onnx_mlir::OnnxBuilder", ["builder", "loc"], [{ return builder; }]>;
def : MethodOverlay<"mlir::OpBuilder", "constant", ["attr"], [{
  return ::mlir::ONNXConstantOp::create(self, $_loc, ::mlir::Attribute(), attr).getResult();
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::elements", ["value"], [{
  auto op = value.getDefiningOp<::mlir::ONNXConstantOp>();
  if (!op)
    return ::mlir::DenseElementsAttr();
  return ::llvm::dyn_cast_or_null<::mlir::DenseElementsAttr>(op.getValueAttr());
}]>;
def : FunctionOverlay<"onnx_mlir::getElementAttributeFromONNXValue", ["value"], [{
  return onnx_mlir::overlay::elements(value);
}]>;
def : FunctionOverlay<"onnx_mlir::isDenseONNXConstant", ["value"], [{
  if (onnx_mlir::overlay::elements(value))
    return true;
  return false;
}]>;
def : FunctionOverlay<"onnx_mlir::isVariadicOperandFromDenseONNXConstantOp", ["values"], [{
  for (auto value : values)
    if (!onnx_mlir::isDenseONNXConstant(value))
      return false;
  return true;
}]>;
// The elements as numbers of C++; of constants whose elements are all equal, one.
def : FunctionOverlay<"onnx_mlir::overlay::plain", ["elements", "type"], [{
  ::llvm::SmallVector<double> numbers;
  ::llvm::SmallVector<int64_t> integers;
  if (::llvm::isa<::mlir::FloatType>(type)) {
    for (auto number : elements)
      numbers.push_back(number.convertToDouble());
    return numbers;
  }
  bool unsign = type.isUnsignedInteger() || type.isInteger(1);
  for (auto number : elements)
    integers.push_back(unsign ? static_cast<int64_t>(number.getZExtValue()) : number.getSExtValue());
  return integers;
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::numbers", ["attr"], [{
  auto type = attr.getElementType();
  if (::llvm::isa<::mlir::FloatType>(type)) {
    if (attr.isSplat())
      return onnx_mlir::overlay::plain({attr.getSplatValue<::llvm::APFloat>()}, type);
    return onnx_mlir::overlay::plain(attr.getValues<::llvm::APFloat>(), type);
  }
  if (attr.isSplat())
    return onnx_mlir::overlay::plain({attr.getSplatValue<::llvm::APInt>()}, type);
  return onnx_mlir::overlay::plain(attr.getValues<::llvm::APInt>(), type);
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::integers", ["value"], [{
  ::llvm::SmallVector<int64_t> numbers;
  auto attr = onnx_mlir::overlay::elements(value);
  for (auto number : attr.getValues<::llvm::APInt>())
    numbers.push_back(number.getSExtValue());
  return numbers;
}]>;
def : FunctionOverlay<"onnx_mlir::isConstOf", ["value", "number"], [{
  auto attr = onnx_mlir::overlay::elements(value);
  if (!attr || !attr.getElementType().isIntOrFloat())
    return false;
  for (auto element : onnx_mlir::overlay::numbers(attr))
    if (element != number)
      return false;
  return true;
}]>;
def : FunctionOverlay<"onnx_mlir::isScalarConstantTensor", ["value"], [{
  return onnx_mlir::isDenseONNXConstant(value) && onnx_mlir::isScalarTensor(value);
}]>;
def : FunctionOverlay<"onnx_mlir::isF32ScalarConstantTensor", ["value"], [{
  return onnx_mlir::isScalarConstantTensor(value) && ::mlir::getElementTypeOrSelf(value.getType()).isF32();
}]>;
def : FunctionOverlay<"onnx_mlir::isNegativeSplatConstant", ["value"], [{
  auto attr = onnx_mlir::overlay::elements(value);
  if (!attr || !attr.isSplat() || !attr.getElementType().isIntOrFloat())
    return false;
  return onnx_mlir::overlay::numbers(attr)[0] < 0;
}]>;
def : FunctionOverlay<"onnx_mlir::areAllDimSizes", ["values"], [{
  for (auto value : values) {
    auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(value.getType());
    if (!shaped || !shaped.hasRank() || shaped.getNumElements() != 1)
      return false;
    bool constant = onnx_mlir::isDenseONNXConstant(value);
    if (!constant && !value.getDefiningOp<::mlir::ONNXDimOp>())
      return false;
  }
  return true;
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::i64", ["builder", "numbers"], [{
  int64_t count = numbers.size();
  return ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({count}, builder.getI64Type()), numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrOfNToM", ["builder", "first", "last"], [{
  ::llvm::SmallVector<int64_t> numbers;
  for (int64_t number = first; number <= last; ++number)
    numbers.push_back(number);
  return onnx_mlir::overlay::i64(builder, numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createArrayAttrOfNToM", ["builder", "first", "last"], [{
  ::llvm::SmallVector<int64_t> numbers;
  for (int64_t number = first; number <= last; ++number)
    numbers.push_back(number);
  return builder.getI64ArrayAttr(numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createArrayAttrOfZeros", ["builder", "attr"], [{
  ::llvm::SmallVector<int64_t> numbers(attr.size());
  return builder.getI64ArrayAttr(numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrFromFloatAttr", ["builder", "element", "attr"], [{
  return ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({1}, element), {attr.getValueAsDouble()});
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseFloatAttrOfValue", ["builder", "value", "number"], [{
  auto element = ::mlir::getElementTypeOrSelf(value.getType());
  return ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({1}, element), {number});
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrFromShape", ["builder", "value", "start = 0"], [{
  ::llvm::SmallVector<int64_t> numbers;
  auto shape = ::llvm::cast<::mlir::ShapedType>(value.getType()).getShape();
  for (int64_t at = start; at < shape.size(); ++at)
    numbers.push_back(shape[at]);
  return onnx_mlir::overlay::i64(builder, numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrFromShapeOp", ["builder", "op"], [{
  return onnx_mlir::createDenseElementsAttrFromShape(builder, op->getOperand(0));
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrFromShapeAtIndex", ["builder", "value", "index"], [{
  auto shape = ::llvm::cast<::mlir::ShapedType>(value.getType()).getShape();
  ::llvm::SmallVector<int64_t> numbers;
  numbers.push_back(shape[index.getInt()]);
  return onnx_mlir::overlay::i64(builder, numbers);
}]>;
def : FunctionOverlay<"onnx_mlir::createDenseElementsAttrFromSize", ["builder", "value"], [{
  ::llvm::SmallVector<int64_t> numbers;
  numbers.push_back(::llvm::cast<::mlir::ShapedType>(value.getType()).getNumElements());
  auto type = ::mlir::RankedTensorType::get({}, builder.getI64Type());
  return ::mlir::DenseElementsAttr::get(type, numbers);
}]>;
// An array as a constant: integers of 64 bits, or floats of 32.
def : FunctionOverlay<"onnx_mlir::createDenseArrayAttr", ["builder", "array"], [{
  ::llvm::SmallVector<int64_t> integers;
  ::llvm::SmallVector<double> floats;
  for (auto item : array) {
    if (auto number = ::llvm::dyn_cast<::mlir::FloatAttr>(item))
      floats.push_back(number.getValueAsDouble());
    else
      integers.push_back(::llvm::cast<::mlir::IntegerAttr>(item).getInt());
  }
  if (floats.empty())
    return onnx_mlir::overlay::i64(builder, integers);
  int64_t count = floats.size();
  return ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({count}, builder.getF32Type()), floats);
}]>;
def : FunctionOverlay<"onnx_mlir::createScalarDenseAttr", ["builder", "attr"], [{
  if (auto number = ::llvm::dyn_cast<::mlir::FloatAttr>(attr)) {
    auto type = ::mlir::RankedTensorType::get({}, builder.getF32Type());
    return ::mlir::DenseElementsAttr::get(type, {number.getValueAsDouble()});
  }
  auto integer = ::llvm::cast<::mlir::IntegerAttr>(attr);
  return ::mlir::DenseElementsAttr::get(::mlir::RankedTensorType::get({}, builder.getI64Type()), {integer.getInt()});
}]>;
// Pads of the last dimensions, of all dimensions: zeros first, for the begins and for the ends.
def : FunctionOverlay<"onnx_mlir::createFullPadsForAllDims", ["builder", "value", "pads"], [{
  int64_t rank = ::llvm::cast<::mlir::ShapedType>(value.getType()).getRank();
  int64_t given = pads.size() / 2;
  ::llvm::SmallVector<int64_t> all(2 * rank);
  for (int64_t at = 0; at < given; ++at) {
    all[rank - given + at] = ::llvm::cast<::mlir::IntegerAttr>(pads[at]).getInt();
    all[2 * rank - given + at] = ::llvm::cast<::mlir::IntegerAttr>(pads[given + at]).getInt();
  }
  return onnx_mlir::overlay::i64(builder, all);
}]>;
foreach case = [["hasAllOnesInArrayAttr", "1"], ["hasAllZerosInArrayAttr", "0"]] in
  def : FunctionOverlay<"onnx_mlir::" # case[0], ["array"], "for (auto item : array)"
      # " if (::llvm::cast<::mlir::IntegerAttr>(item).getInt() != " # case[1] # ") return false; return true;">;
def : FunctionOverlay<"onnx_mlir::hasNonZeroInArrayAttr", ["array"], [{
  for (auto item : array)
    if (::llvm::cast<::mlir::IntegerAttr>(item).getInt() != 0)
      return true;
  return false;
}]>;
// Axes of which negative ones count from the end, in any order.
def : FunctionOverlay<"onnx_mlir::overlay::sameAxes", ["rank", "first", "second"], [{
  if (first.size() != second.size())
    return false;
  ::llvm::SmallVector<int64_t> one;
  ::llvm::SmallVector<int64_t> other;
  for (int64_t axis : first)
    one.push_back(axis < 0 ? axis + rank : axis);
  for (int64_t axis : second)
    other.push_back(axis < 0 ? axis + rank : axis);
  ::llvm::sort(one);
  ::llvm::sort(other);
  return one == other;
}]>;
def : FunctionOverlay<"onnx_mlir::AreTheSameAxesConstant", ["rank", "lhs", "rhs"], [{
  if (!onnx_mlir::isDenseONNXConstant(lhs) || !onnx_mlir::isDenseONNXConstant(rhs))
    return false;
  return onnx_mlir::overlay::sameAxes(rank, onnx_mlir::overlay::integers(lhs), onnx_mlir::overlay::integers(rhs));
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::integersOf", ["array"], [{
  ::llvm::SmallVector<int64_t> numbers;
  for (auto item : array)
    numbers.push_back(::llvm::cast<::mlir::IntegerAttr>(item).getInt());
  return numbers;
}]>;
def : FunctionOverlay<"onnx_mlir::AreTheSameAxesArrayAttr", ["rank", "lhs", "rhs"], [{
  if (!lhs || !rhs)
    return false;
  return onnx_mlir::overlay::sameAxes(rank, onnx_mlir::overlay::integersOf(lhs), onnx_mlir::overlay::integersOf(rhs));
}]>;
def : FunctionOverlay<"onnx_mlir::HasSpecifiedConstantShape", ["value", "shape"], [{
  auto type = ::llvm::dyn_cast<::mlir::RankedTensorType>(value.getType());
  if (!type || !onnx_mlir::isDenseONNXConstant(shape))
    return false;
  auto sizes = onnx_mlir::overlay::integers(shape);
  if (sizes.size() != type.getRank())
    return false;
  for (int64_t at = 0; at < sizes.size(); ++at)
    if (sizes[at] == -1 || sizes[at] != type.getDimSize(at))
      return false;
  return true;
}]>;

// Rules that compute with constants.
def : FunctionOverlay<"onnx_mlir::subtractOrNeg", ["builder", "loc", "lhs", "rhs"], [{
  if (::llvm::isa<::mlir::NoneType>(lhs.getType()))
    return ::mlir::ONNXNegOp::create(builder, loc, rhs.getType(), rhs).getResult();
  return ::mlir::ONNXSubOp::create(builder, loc, lhs, rhs).getResult();
}]>;
def : FunctionOverlay<"onnx_mlir::castVariadicInput", ["builder", "loc", "values", "saturate", "to"], [{
  ::llvm::SmallVector<::mlir::Value> cast;
  for (auto value : values)
    cast.push_back(::mlir::ONNXCastOp::create(builder, loc, value, saturate, to).getResult());
  return cast;
}]>;
def : FunctionOverlay<"onnx_mlir::transposeVariadicInput", ["builder", "loc", "values", "perm"], [{
  ::llvm::SmallVector<::mlir::Value> transposed;
  for (auto value : values) {
    auto element = ::mlir::getElementTypeOrSelf(value.getType());
    transposed.push_back(::mlir::ONNXTransposeOp::create(builder, loc, ::mlir::UnrankedTensorType::get(element), value,
        perm).getResult());
  }
  return transposed;
}]>;
def : FunctionOverlay<"onnx_mlir::areProducedByTransposeOp", ["values"], [{
  for (auto value : values)
    if (!value.getDefiningOp<::mlir::ONNXTransposeOp>())
      return false;
  return true;
}]>;
// The permutation of one transposition after another.
def : FunctionOverlay<"onnx_mlir::CombinedTransposePattern", ["builder", "first", "second"], [{
  if (!first)
    return second;
  if (!second)
    return first;
  auto inner = onnx_mlir::overlay::integersOf(first);
  ::llvm::SmallVector<int64_t> combined;
  for (int64_t axis : onnx_mlir::overlay::integersOf(second))
    combined.push_back(inner[axis]);
  return builder.getI64ArrayAttr(combined);
}]>;
def : FunctionOverlay<"onnx_mlir::IsIdentityPermuteVector", ["perm"], [{
  if (!perm)
    return false;
  int64_t next = 0;
  for (int64_t axis : onnx_mlir::overlay::integersOf(perm))
    if (axis != next++)
      return false;
  return true;
}]>;
def : FunctionOverlay<"onnx_mlir::getIndexOfAxisInPerm", ["builder", "perm", "axis"], [{
  int64_t at = 0;
  for (int64_t source : onnx_mlir::overlay::integersOf(perm)) {
    if (source == axis.getSInt())
      return ::mlir::IntegerAttr::get(axis.getType(), at);
    ++at;
  }
  return axis;
}]>;
def : FunctionOverlay<"onnx_mlir::isIdentityReshape", ["input", "output"], [{
  auto from = ::llvm::dyn_cast<::mlir::RankedTensorType>(input.getType());
  auto to = ::llvm::dyn_cast<::mlir::RankedTensorType>(output.getType());
  if (!from || !to || from.getRank() != to.getRank())
    return false;
  int64_t unknown = 0;
  for (int64_t at = 0; at < from.getRank(); ++at) {
    if (from.isDynamicDim(at) || to.isDynamicDim(at))
      ++unknown;
    else if (from.getDimSize(at) != to.getDimSize(at))
      return false;
  }
  return unknown <= 1;
}]>;
def : FunctionOverlay<"onnx_mlir::isNotConvProducer", ["value"], [{ return !value.getDefiningOp<::mlir::ONNXConvOp>(); }]>;

// Constant propagation: no rule is disabled, and sizes are not limited.
def : FunctionOverlay<"onnx_mlir::isNotDisabled", ["name"], [{ return true; }]>;
def : FunctionOverlay<"onnx_mlir::satisfiesExpansionBound", ["value"], [{ return true; }]>;
// The place of an element of a broadcast shape in the tensor that is broadcast.
def : FunctionOverlay<"onnx_mlir::overlay::placeIn", ["index", "shape", "own"], [{
  int64_t place = 0;
  int64_t stride = 1;
  int64_t rest = index;
  int64_t offset = shape.size() - own.size();
  for (int64_t at = shape.size() - 1; at >= offset; --at) {
    if (own[at - offset] != 1)
      place += (rest % shape[at]) * stride;
    stride *= own[at - offset];
    rest = rest / shape[at];
  }
  return place;
}]>;
// One element of a binary operation.
def : FunctionOverlay<"onnx_mlir::overlay::compare", ["name", "lhs", "rhs"], [{
  if (name == "onnx.Equal")
    return lhs == rhs;
  if (name == "onnx.Less")
    return lhs < rhs;
  if (name == "onnx.Greater")
    return lhs > rhs;
  if (name == "onnx.LessOrEqual")
    return lhs <= rhs;
  return lhs >= rhs;
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::floats", ["name", "lhs", "rhs"], [{
  if (name == "onnx.Add" || name == "onnx.Sum")
    return lhs + rhs;
  if (name == "onnx.Sub")
    return lhs - rhs;
  if (name == "onnx.Mul")
    return lhs * rhs;
  if (name == "onnx.Div")
    return lhs / rhs;
  if (name == "onnx.Min")
    return std::fmin(lhs, rhs);
  if (name == "onnx.Max")
    return std::fmax(lhs, rhs);
  if (name == "onnx.Pow")
    return std::pow(lhs, rhs);
  return std::fmod(lhs, rhs);
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::wholes", ["name", "lhs", "rhs"], [{
  if (name == "onnx.Add" || name == "onnx.Sum")
    return lhs + rhs;
  if (name == "onnx.Sub")
    return lhs - rhs;
  if (name == "onnx.Mul")
    return lhs * rhs;
  if (name == "onnx.Div")
    return lhs / rhs;
  if (name == "onnx.Min")
    return std::min(lhs, rhs);
  if (name == "onnx.Max")
    return std::max(lhs, rhs);
  if (name == "onnx.Pow")
    return static_cast<int64_t>(std::pow(static_cast<double>(lhs), static_cast<double>(rhs)));
  if (name == "onnx.And" || name == "onnx.BitwiseAnd")
    return lhs & rhs;
  if (name == "onnx.Or" || name == "onnx.BitwiseOr")
    return lhs | rhs;
  if (name == "onnx.Xor")
    return lhs ^ rhs;
  // The sign of the remainder is that of the divisor.
  int64_t remainder = lhs % rhs;
  return remainder != 0 && (remainder < 0) != (rhs < 0) ? remainder + rhs : remainder;
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::isComparison", ["name"], [{
  return name == "onnx.Equal" || name == "onnx.Less" || name == "onnx.Greater" || name == "onnx.LessOrEqual" ||
         name == "onnx.GreaterOrEqual";
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::fold", ["builder", "name", "lhs", "rhs"], [{
  auto left = ::llvm::cast<::mlir::RankedTensorType>(lhs.getType());
  auto right = ::llvm::cast<::mlir::RankedTensorType>(rhs.getType());
  auto element = left.getElementType();
  bool compares = onnx_mlir::overlay::isComparison(name);
  bool isFloat = ::llvm::isa<::mlir::FloatType>(element);
  auto type = ::llvm::cast<::mlir::RankedTensorType>(onnx_mlir::getBroadcastedRankedType(left, right,
      compares ? builder.getI1Type() : element));
  auto first = onnx_mlir::overlay::numbers(lhs);
  auto second = onnx_mlir::overlay::numbers(rhs);
  auto shape = type.getShape();
  bool splat = lhs.isSplat() && rhs.isSplat();
  int64_t count = splat ? 1 : type.getNumElements();
  ::llvm::SmallVector<int64_t> wholes;
  ::llvm::SmallVector<double> floats;
  for (int64_t at = 0; at < count; ++at) {
    auto one = first[lhs.isSplat() ? 0 : onnx_mlir::overlay::placeIn(at, shape, left.getShape())];
    auto other = second[rhs.isSplat() ? 0 : onnx_mlir::overlay::placeIn(at, shape, right.getShape())];
    if (compares)
      wholes.push_back(onnx_mlir::overlay::compare(name, one, other) ? 1 : 0);
    else if (isFloat)
      floats.push_back(onnx_mlir::overlay::floats(name, one, other));
    else
      wholes.push_back(onnx_mlir::overlay::wholes(name, one, other));
  }
  if (isFloat && !compares)
    return ::mlir::DenseElementsAttr::get(type, floats);
  return ::mlir::DenseElementsAttr::get(type, wholes);
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::constant", ["builder", "attr"], [{
  return ::mlir::ONNXConstantOp::create(builder, $_loc, ::mlir::Attribute(), attr).getResult();
}]>;
def : FunctionOverlay<"onnx_mlir::ConstPropElementwiseBinary", ["builder", "replaced", "lhs", "rhs"], [{
  return onnx_mlir::overlay::constant(builder, onnx_mlir::overlay::fold(builder, OpType::getOperationName(),
      onnx_mlir::overlay::elements(lhs), onnx_mlir::overlay::elements(rhs)));
}]> {
  let templateParameters = ["OpType"];
}
def : FunctionOverlay<"onnx_mlir::ConstPropVariadicElementwiseBinary", ["builder", "replaced", "inputs"], [{
  auto folded = onnx_mlir::overlay::elements(inputs[0]);
  for (int64_t at = 1; at < inputs.size(); ++at)
    folded = onnx_mlir::overlay::fold(builder, OpType::getOperationName(), folded,
        onnx_mlir::overlay::elements(inputs[at]));
  return onnx_mlir::overlay::constant(builder, folded);
}]> {
  let templateParameters = ["OpType"];
}
// One element of a unary operation.
def : FunctionOverlay<"onnx_mlir::overlay::floatOf", ["name", "x"], [{
  if (name == "onnx.Abs")
    return std::fabs(x);
  if (name == "onnx.Ceil")
    return std::ceil(x);
  if (name == "onnx.Cos")
    return std::cos(x);
  if (name == "onnx.Exp")
    return std::exp(x);
  if (name == "onnx.Floor")
    return std::floor(x);
  if (name == "onnx.Log")
    return std::log(x);
  if (name == "onnx.Neg")
    return -x;
  if (name == "onnx.Sin")
    return std::sin(x);
  if (name == "onnx.Sqrt")
    return std::sqrt(x);
  if (name == "onnx.Relu")
    return x < 0 ? 0.0 : x;
  if (name == "onnx.Reciprocal")
    return 1.0 / x;
  if (name == "onnx.Round")
    return std::nearbyint(x);
  return onnx_mlir::overlay::errorFunction(x);
}]>;
// The error function by a series of positive terms; it is 1 beyond 6 in double precision.
def : FunctionOverlay<"onnx_mlir::overlay::errorFunction", ["x"], [{
  if (x > 6.0)
    return 1.0;
  if (x < -6.0)
    return -1.0;
  double term = x;
  double sum = x;
  for (int64_t n = 1; n < 150; ++n) {
    term = term * 2.0 * x * x / static_cast<double>(2 * n + 1);
    sum += term;
  }
  return M_2_SQRTPI * std::exp(-x * x) * sum;
}]>;
def : FunctionOverlay<"onnx_mlir::overlay::wholeOf", ["name", "x"], [{
  if (name == "onnx.Abs")
    return x < 0 ? -x : x;
  if (name == "onnx.Neg")
    return -x;
  if (name == "onnx.Relu")
    return x < 0 ? 0 : x;
  if (name == "onnx.Not")
    return x == 0 ? 1 : 0;
  if (name == "onnx.BitwiseNot")
    return ~x;
  return x;
}]>;
def : FunctionOverlay<"onnx_mlir::ConstPropElementwiseUnary", ["builder", "replaced", "value"], [{
  auto attr = onnx_mlir::overlay::elements(value);
  auto type = ::llvm::cast<::mlir::ShapedType>(attr.getType());
  ::llvm::SmallVector<int64_t> wholes;
  ::llvm::SmallVector<double> floats;
  for (auto number : onnx_mlir::overlay::numbers(attr)) {
    if (::llvm::isa<::mlir::FloatType>(type.getElementType()))
      floats.push_back(onnx_mlir::overlay::floatOf(OpType::getOperationName(), number));
    else
      wholes.push_back(onnx_mlir::overlay::wholeOf(OpType::getOperationName(), number));
  }
  if (::llvm::isa<::mlir::FloatType>(type.getElementType()))
    return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, floats));
  return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, wholes));
}]> {
  let templateParameters = ["OpType"];
}
// The same elements in another shape.
foreach name = ["Reshape", "Squeeze", "Unsqueeze"] in
  def : FunctionOverlay<"onnx_mlir::ConstProp" # name, ["builder", "replaced", "value"], [{
    auto type = ::llvm::cast<::mlir::ShapedType>(replaced.getType());
    return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type,
        onnx_mlir::overlay::numbers(onnx_mlir::overlay::elements(value))));
  }]>;
// Other numbers, of another element type.
def : FunctionOverlay<"onnx_mlir::ConstPropCast", ["builder", "replaced", "value", "saturate", "to"], [{
  auto attr = onnx_mlir::overlay::elements(value);
  auto type = ::mlir::RankedTensorType::get(::llvm::cast<::mlir::ShapedType>(attr.getType()).getShape(), to.getValue());
  ::llvm::SmallVector<int64_t> wholes;
  ::llvm::SmallVector<double> floats;
  for (auto number : onnx_mlir::overlay::numbers(attr)) {
    if (::llvm::isa<::mlir::FloatType>(to.getValue()))
      floats.push_back(static_cast<double>(number));
    else if (to.getValue().isInteger(1))
      wholes.push_back(number != 0 ? 1 : 0);
    else
      wholes.push_back(static_cast<int64_t>(number));
  }
  if (::llvm::isa<::mlir::FloatType>(to.getValue()))
    return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, floats));
  return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, wholes));
}]>;
def : FunctionOverlay<"onnx_mlir::ConstPropExpand", ["builder", "replaced", "value"], [{
  auto attr = onnx_mlir::overlay::elements(value);
  auto type = ::llvm::cast<::mlir::RankedTensorType>(replaced.getType());
  auto numbers = onnx_mlir::overlay::numbers(attr);
  if (attr.isSplat())
    return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, numbers));
  auto own = ::llvm::cast<::mlir::ShapedType>(attr.getType()).getShape();
  auto expanded = ::llvm::map_to_vector(::llvm::seq<int64_t>(0, type.getNumElements()), [&](int64_t at) {
    return numbers[onnx_mlir::overlay::placeIn(at, type.getShape(), own)];
  });
  return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, expanded));
}]>;
def : FunctionOverlay<"onnx_mlir::ConstZeroTensor", ["builder", "loc", "type"], [{
  return onnx_mlir::overlay::constant(builder, ::mlir::DenseElementsAttr::get(type, {0}));
}]>;

// Layouts of the accelerator's tensors: the names in their encodings.
foreach name = ["1D", "2D", "2DS", "3D", "3DS", "4D", "4DS", "NCHW", "NHWC", "HWCK"] in
  def : FunctionOverlay<"onnx_mlir::LAYOUT_" # name, [], "return \"" # name # "\";">;
foreach name = ["2D", "3DS", "4DS", "NHWC"] in
  def : FunctionOverlay<"onnx_mlir::is" # name # "Layout", ["layout"],
      "return layout && layout.getValue() == \"" # name # "\";">;
def : FunctionOverlay<"onnx_mlir::zhigh::getZTensorEncoding", ["type"], [{
  auto ranked = ::llvm::dyn_cast<::mlir::RankedTensorType>(type);
  if (!ranked)
    return ::mlir::Attribute();
  return ranked.getEncoding();
}]>;
def : FunctionOverlay<"onnx_mlir::zhigh::getZTensorLayout", ["type"], [{
  auto encoding = onnx_mlir::zhigh::getZTensorEncoding(type);
  if (!encoding)
    return "";
  auto text = ::mlir::debugString(encoding);
  return text.split("dataLayout = \"").second.split("\"").first;
}]>;
def : FunctionOverlay<"onnx_mlir::zhigh::convertZTensorDataLayoutToStringAttr", ["builder", "layout"], [{
  if (layout.empty())
    return ::mlir::StringAttr();
  return builder.getStringAttr(layout);
}]>;
def : FunctionOverlay<"onnx_mlir::zhigh::createZTensorEncodingAttr", ["context", "layout"], [{
  return ::mlir::parseAttribute("#zhigh.layout<{dataLayout = \"" + layout.getValue().str() + "\"}>", context);
}]>;
def : FunctionOverlay<"onnx_mlir::zhigh::overlay::nameOf", ["layout"], [{
  using Layout = ::onnx_mlir::zhigh::ZTensorEncodingAttr::DataLayout;
  if (layout == Layout::NHWC)
    return "NHWC";
  if (layout == Layout::_1D)
    return "1D";
  if (layout == Layout::_2DS)
    return "2DS";
  return "";
}]>;
def : FunctionOverlay<"onnx_mlir::zhigh::oneIsOfLayout", ["lhs", "rhs", "layout"], [{
  auto name = onnx_mlir::zhigh::overlay::nameOf(layout);
  return onnx_mlir::zhigh::getZTensorLayout(lhs) == name || onnx_mlir::zhigh::getZTensorLayout(rhs) == name;
}]>;
// Numbers beyond the range of the accelerator's floats are not saturated, unless a rule says so.
def : FunctionOverlay<"onnx_mlir::zhigh::getDefaultSaturation", ["builder"], [{ return ::mlir::IntegerAttr(); }]>;
def : FunctionOverlay<"onnx_mlir::zhigh::getScalarF32AttrFromConstant", ["value"], [{
  return $_builder.getF32FloatAttr(onnx_mlir::overlay::numbers(onnx_mlir::overlay::elements(value))[0]);
}]>;
def : FunctionOverlay<"onnx_mlir::isMarkedForCPU", ["op"], [{
  auto device = op->getAttrOfType<::mlir::StringAttr>("device");
  return device && device.getValue() == "cpu";
}]>;
// The levels of machines: this is the first one.
foreach level = ["14", "15"] in
  def : FunctionOverlay<"onnx_mlir::NNPALevel::M" # level, [], "return " # level # ";">;
def : FunctionOverlay<"onnx_mlir::isCompatibleWithNNPALevel", ["level"], [{ return level <= 14; }]>;
def : FunctionOverlay<"onnx_mlir::isEnableScalarBcastBinary", [], [{ return false; }]>;
def : FunctionOverlay<"onnx_mlir::zhigh::overlay::encoded", ["shape", "element", "layout"], [{
  return ::mlir::RankedTensorType::get(shape, element,
      onnx_mlir::zhigh::createZTensorEncodingAttr($_ctxt, layout));
}]>;
// A tensor in the accelerator's format; the layout follows from the rank if it is not given, and channels come last in NHWC.
def : OpOverlay<"zhigh.Stick"> {
  let builders = [OpBuilder<(ins "::mlir::Value":$In, "::mlir::StringAttr":$layout,
                                 "::mlir::IntegerAttr":$saturation), [{
    auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(In.getType());
    if (!shaped) {
      build($_builder, $_state, In.getType(), In, layout, saturation);
      return;
    }
    auto element = $_builder.getF16Type();
    if (!shaped.hasRank()) {
      build($_builder, $_state, ::mlir::UnrankedTensorType::get(element), In, layout, saturation);
      return;
    }
    if (!layout)
      layout = $_builder.getStringAttr(std::to_string(shaped.getRank()) + "D");
    ::llvm::SmallVector<int64_t> shape(shaped.getShape());
    if (layout.getValue() == "NHWC")
      shape = {shape[0], shape[2], shape[3], shape[1]};
    auto type = ::onnx_mlir::zhigh::overlay::encoded(shape, element, layout);
    build($_builder, $_state, type, In, layout, saturation);
  }]>];
}
def : FunctionOverlay<"onnx_mlir::zhigh::overlay::plain", ["type", "element"], [{
  auto shaped = ::llvm::cast<::mlir::ShapedType>(type);
  if (!shaped.hasRank())
    return ::mlir::UnrankedTensorType::get(element);
  ::llvm::SmallVector<int64_t> shape(shaped.getShape());
  if (onnx_mlir::zhigh::getZTensorLayout(type) == "NHWC")
    shape = {shape[0], shape[3], shape[1], shape[2]};
  return ::mlir::RankedTensorType::get(shape, element);
}]>;
foreach name = ["Unstick", "DLF16ToF32"] in
  def : OpOverlay<"zhigh." # name> {
    let resultTypes = ["::onnx_mlir::zhigh::overlay::plain(In.getType(), $_builder.getF32Type())"];
  }
def : OpOverlay<"zhigh.F32ToDLF16"> {
  let resultTypes = ["::onnx_mlir::zhigh::overlay::plain(In.getType(), $_builder.getF16Type())"];
}
def : OpOverlay<"onnx.LayoutTransform"> {
  let resultTypes = [[{
    auto ranked = ::llvm::dyn_cast<::mlir::RankedTensorType>(data.getType());
    if (!ranked)
      return data.getType();
    return ::mlir::RankedTensorType::get(ranked.getShape(), ranked.getElementType(), target_layout);
  }]];
}
