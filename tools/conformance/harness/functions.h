// Examples of functions, compiled: what they run on, and how their values are printed.

#pragma once

#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

/// A fresh copy of the module, on which one example runs.
struct Example {
  mlir::MLIRContext *ctxt;
  mlir::IRRewriter &rewriter;
  mlir::Location loc;
  llvm::raw_ostream &os;
  bool isFirst = true;

  /// The operation or argument whose location has a name.
  mlir::Operation *op(llvm::StringRef name);
  mlir::Value value(llvm::StringRef name);

  mlir::ModuleOp module;
  template <typename T> void show(T &&value);
};

/// The examples of one file, in its order.
using Unit = llvm::ArrayRef<void (*)(Example &)>;

void put(llvm::raw_ostream &os, mlir::Value value);
void put(llvm::raw_ostream &os, mlir::Operation *op);
void put(llvm::raw_ostream &os, mlir::Block *block);
void put(llvm::raw_ostream &os, mlir::Region *region);

inline void putText(llvm::raw_ostream &os, llvm::StringRef text) {
  os << '"';
  llvm::printEscapedString(text, os);
  os << '"';
}

/// The shortest digits that are read as the same number.
template <typename T> void putFloat(llvm::raw_ostream &os, T x) {
  if (x != x || x - x != 0) {
    os << (x != x ? "nan" : x < 0 ? "-inf" : "inf");
    return;
  }
  char buffer[64];
  T size = x < 0 ? -x : x;
  bool isPlain = size == 0 || (size >= T(1e-5) && size < T(1e16));
  auto format = isPlain ? std::chars_format::fixed : std::chars_format::scientific;
  llvm::StringRef text(buffer, std::to_chars(buffer, buffer + 64, x, format).ptr - buffer);
  if (isPlain) {
    os << text << (text.contains('.') ? "" : ".0");
    return;
  }
  auto [digits, power] = text.split('e');
  int number = 0;
  power.ltrim('+').getAsInteger(10, number);
  os << digits << 'e' << number;
}

inline void putAPFloat(llvm::raw_ostream &os, const llvm::APFloat &x) {
  const llvm::fltSemantics &format = x.getSemantics();
  llvm::StringRef name = &format == &llvm::APFloat::IEEEhalf()     ? "f16"
                         : &format == &llvm::APFloat::BFloat()     ? "bf16"
                         : &format == &llvm::APFloat::IEEEsingle() ? "f32"
                         : &format == &llvm::APFloat::IEEEdouble() ? "f64"
                                                                   : "float";
  os << "APFloat(";
  putFloat(os, x.convertToDouble());
  os << " : " << name << ')';
}

/// Numbers have the suffixes of literals, or their type's name.
template <typename T> void putInt(llvm::raw_ostream &os, T x) {
  constexpr bool isSigned = std::is_signed_v<T>;
  if constexpr (sizeof(T) < 4)
    os << (isSigned ? "int" : "uint") << sizeof(T) * 8 << "_t(" << int(x) << ')';
  else
    os << x << (isSigned ? "" : "u") << (sizeof(T) == 8 ? "l" : "");
}

template <typename T, template <typename...> class Of> struct IsA : std::false_type {};
template <template <typename...> class Of, typename... Args> struct IsA<Of<Args...>, Of> : std::true_type {};

template <typename T> void putAny(llvm::raw_ostream &os, T &&x) {
  using namespace mlir;
  using D = std::decay_t<T>;
  if constexpr (std::is_same_v<D, bool>) {
    os << (x ? "true" : "false");
  } else if constexpr (std::is_same_v<D, char>) {
    os << '\'' << x << '\'';
  } else if constexpr (std::is_enum_v<D>) {
    os << int64_t(x);
  } else if constexpr (std::is_integral_v<D>) {
    putInt(os, x);
  } else if constexpr (std::is_floating_point_v<D>) {
    putFloat(os, x);
    if (sizeof(D) == 4)
      os << 'f';
  } else if constexpr (std::is_same_v<D, llvm::APSInt>) {
    os << "APSInt(" << x.getBitWidth() << ", " << x << (x.isSigned() ? ", signed)" : ", unsigned)");
  } else if constexpr (std::is_same_v<D, llvm::APInt>) {
    os << "APInt(" << x.getBitWidth() << ", ";
    x.print(os, /*isSigned=*/false);
    os << ')';
  } else if constexpr (std::is_same_v<D, llvm::APFloat>) {
    putAPFloat(os, x);
  } else if constexpr (std::is_same_v<D, LogicalResult>) {
    os << (succeeded(x) ? "success" : "failure");
  } else if constexpr (std::is_base_of_v<OpState, D>) {
    put(os, x.getOperation());
  } else if constexpr (std::is_same_v<D, OpFoldResult>) {
    if (auto attr = dyn_cast<Attribute>(x))
      putAny(os, attr);
    else
      put(os, cast<Value>(x));
  } else if constexpr (std::is_convertible_v<D, Attribute>) {
    Attribute attr = x;
    if (attr)
      os << attr;
    else
      os << "null";
  } else if constexpr (std::is_convertible_v<D, Type>) {
    Type type = x;
    if (type)
      os << type;
    else
      os << "null";
  } else if constexpr (std::is_convertible_v<D, Location>) {
    os << Location(x);
  } else if constexpr (std::is_convertible_v<D, Value>) {
    put(os, Value(x));
  } else if constexpr (std::is_same_v<D, Operation *> || std::is_same_v<D, Block *> ||
                       std::is_same_v<D, Region *>) {
    put(os, x);
  } else if constexpr (std::is_same_v<D, Operation> || std::is_same_v<D, Block> ||
                       std::is_same_v<D, Region>) {
    put(os, &x);
  } else if constexpr (std::is_same_v<D, OpOperand>) {
    os << "operand " << x.getOperandNumber() << " of ";
    put(os, x.getOwner());
  } else if constexpr (std::is_same_v<D, NamedAttribute>) {
    os << x.getName().getValue() << " = " << x.getValue();
  } else if constexpr (std::is_base_of_v<AffineExpr, D> || std::is_same_v<D, AffineMap>) {
    if (x)
      os << x;
    else
      os << "null";
  } else if constexpr (std::is_convertible_v<D, StringRef>) {
    putText(os, x);
  } else if constexpr (IsA<D, std::optional>::value || IsA<D, FailureOr>::value) {
    bool isThere;
    if constexpr (IsA<D, FailureOr>::value)
      isThere = succeeded(x);
    else
      isThere = x.has_value();
    if (isThere)
      putAny(os, *x);
    else
      os << "null";
  } else if constexpr (IsA<D, std::reference_wrapper>::value) {
    putAny(os, x.get());
  } else if constexpr (IsA<D, std::pair>::value || IsA<D, std::tuple>::value) {
    os << '[';
    std::apply(
        [&](auto &&...items) {
          const char *between = "";
          ((os << between, putAny(os, items), between = ", "), ...);
        },
        x);
    os << ']';
  } else {
    os << '[';
    const char *between = "";
    for (auto &&item : x) {
      os << between;
      putAny(os, item);
      between = ", ";
    }
    os << ']';
  }
}

template <typename T> void Example::show(T &&value) {
  os << (isFirst ? "" : ", ");
  isFirst = false;
  putAny(os, std::forward<T>(value));
}
