// Assembly that HEIR's dialects leave to C++.

include "legalize/Overlay.td"

// `(%a: !secret.secret<i32> {…}) attributes {…} {…} -> !secret.secret<i32> {…}`: attributes of operands and results are kept
// under names that no definition declares.
def : OpOverlay<"secret.generic"> {
  let assemblyFormat = [{
    `` `(` custom<List>("$0 `` `:` type($1) dict($2)", $inputs, type($inputs), discardable("__argattrs")) `)`
    attr-dict-with-keyword $region
    (`->` custom<Listed>("type($0) dict($1)", type($results), discardable("__resattrs"))^)?
  }];
}

def : OpOverlay<"secret.yield"> {
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}

// Functions and result types that patterns use

include "mlir/Dialect/Arith/IR/ArithBase.td"

// Attributes of the versions of `arith` that the rules are written for.
foreach name = ["addf", "divf", "mulf", "subf"] in
  def : OpOverlay<"arith." # name> {
    let arguments = (ins OptionalAttr<Arith_RoundingModeAttr>:$roundingmode);
  }
foreach name = ["extui", "uitofp"] in
  def : OpOverlay<"arith." # name> {
    let arguments = (ins UnitAttr:$nonNeg);
  }

// One, of the type of a value; where a type is shaped, all elements.
def : FunctionOverlay<"mlir::heir::getMatchingOne", ["value"], [{
  auto type = value.getType();
  auto element = ::mlir::getElementTypeOrSelf(type);
  auto one = ::mlir::IntegerAttr::get(element, 1);
  if (auto shaped = ::llvm::dyn_cast<::mlir::ShapedType>(type))
    return ::mlir::DenseElementsAttr::get(shaped, one);
  return one;
}]>;
def : FunctionOverlay<"mlir::heir::matchShapedType", ["builder", "scalar", "value"], [{
  auto shaped = ::llvm::dyn_cast<::mlir::RankedTensorType>(value.getType());
  if (!shaped || ::llvm::isa<::mlir::ShapedType>(scalar.getType()))
    return scalar;
  auto type = ::mlir::RankedTensorType::get(shaped.getShape(), scalar.getType());
  return ::mlir::tensor::SplatOp::create(builder, $_loc, type, scalar, ::mlir::ValueRange()).getResult();
}]>;
def : FunctionOverlay<"mlir::heir::IsOne", ["attr"], [{
  if (auto number = ::llvm::dyn_cast<::mlir::FloatAttr>(attr))
    return number.getValueAsDouble() == 1.0;
  if (auto integer = ::llvm::dyn_cast<::mlir::IntegerAttr>(attr))
    return integer.getValue().isOne();
  auto splat = ::llvm::dyn_cast<::mlir::DenseElementsAttr>(attr);
  if (!splat || !splat.isSplat())
    return false;
  if (::llvm::isa<::mlir::FloatType>(splat.getElementType()))
    return splat.getSplatValue<::llvm::APFloat>().isExactlyValue(1.0);
  return splat.getSplatValue<::llvm::APInt>().isOne();
}]>;
// Constants of zeros and one one, and what they have in common.
def : FunctionOverlay<"mlir::heir::overlay::mask", ["value"], [{
  auto op = value.getDefiningOp<::mlir::arith::ConstantOp>();
  if (!op)
    return ::mlir::DenseIntElementsAttr();
  return ::llvm::dyn_cast<::mlir::DenseIntElementsAttr>(op.getValue());
}]>;
def : FunctionOverlay<"mlir::heir::isOneHotVector", ["value"], [{
  auto mask = mlir::heir::overlay::mask(value);
  if (!mask)
    return false;
  int64_t ones = 0;
  for (auto element : mask.getValues<::llvm::APInt>()) {
    if (element.isOne())
      ++ones;
    else if (!element.isZero())
      return false;
  }
  return ones == 1;
}]>;
def : FunctionOverlay<"mlir::heir::intersectMasks", ["lhs", "rhs"], [{
  auto first = mlir::heir::overlay::mask(lhs);
  auto second = mlir::heir::overlay::mask(rhs);
  ::llvm::SmallVector<int64_t> values;
  for (auto [one, other] : ::llvm::zip(first.getValues<::llvm::APInt>(), second.getValues<::llvm::APInt>()))
    values.push_back(one.getZExtValue() * other.getZExtValue());
  return ::mlir::DenseElementsAttr::get(::llvm::cast<::mlir::ShapedType>(first.getType()), values);
}]>;
