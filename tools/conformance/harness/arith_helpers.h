// The functions beside upstream's rules of arith that texts of rules call; its headers do not declare them.
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

namespace {
inline llvm::APInt numberOf(mlir::Attribute attr) { return mlir::cast<mlir::IntegerAttr>(attr).getValue(); }

[[maybe_unused]] mlir::Attribute addIntegerAttrs(mlir::PatternRewriter &, mlir::Value result, mlir::Attribute a,
                                                 mlir::Attribute b) {
  return mlir::IntegerAttr::get(result.getType(), numberOf(a) + numberOf(b));
}

[[maybe_unused]] mlir::Attribute subIntegerAttrs(mlir::PatternRewriter &, mlir::Value result, mlir::Attribute a,
                                                 mlir::Attribute b) {
  return mlir::IntegerAttr::get(result.getType(), numberOf(a) - numberOf(b));
}

[[maybe_unused]] mlir::Attribute mulIntegerAttrs(mlir::PatternRewriter &, mlir::Value result, mlir::Attribute a,
                                                 mlir::Attribute b) {
  return mlir::IntegerAttr::get(result.getType(), numberOf(a) * numberOf(b));
}

[[maybe_unused]] mlir::arith::IntegerOverflowFlagsAttr
mergeOverflowFlags(mlir::arith::IntegerOverflowFlagsAttr a, mlir::arith::IntegerOverflowFlagsAttr b) {
  return mlir::arith::IntegerOverflowFlagsAttr::get(a.getContext(), a.getValue() & b.getValue());
}

[[maybe_unused]] llvm::FailureOr<llvm::APInt> getIntOrSplatIntValue(mlir::Attribute attr) {
  llvm::APInt number;
  if (mlir::matchPattern(attr, mlir::m_ConstantInt(&number)))
    return number;
  return mlir::failure();
}

[[maybe_unused]] int64_t getScalarOrElementWidth(mlir::Type type) {
  mlir::Type element = mlir::getElementTypeOrSelf(type);
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : -1;
}

[[maybe_unused]] int64_t getScalarOrElementWidth(mlir::Value value) {
  return getScalarOrElementWidth(value.getType());
}

[[maybe_unused]] mlir::arith::CmpIPredicateAttr invertPredicate(mlir::arith::CmpIPredicateAttr predicate) {
  return mlir::arith::CmpIPredicateAttr::get(predicate.getContext(),
                                             mlir::arith::invertPredicate(predicate.getValue()));
}
} // namespace
