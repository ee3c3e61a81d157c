//===- LinalgEnums.td: functions of elements, and other choices -----------===//
#ifndef LEGALIZE_LINALG_ENUMS
#define LEGALIZE_LINALG_ENUMS

include "mlir/IR/EnumAttr.td"

class _LinalgCases<list<string> words, int first = 0> {
  list<I32EnumAttrCase> ret =
      !foreach(i, !range(!size(words)), I32EnumAttrCase<words[i], !add(first, i)>);
}
class _LinalgEnum<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "", cases> {
  let cppNamespace = "::mlir::linalg";
  let genSpecializedAttr = 0;
}

// Functions by how many operands they have.
defvar _LinalgUnary = ["exp", "log", "abs", "ceil", "floor", "negf", "reciprocal", "round", "sqrt",
                       "rsqrt", "square", "tanh", "erf"];
defvar _LinalgBinary = ["add", "sub", "mul", "div", "div_unsigned", "max_signed", "min_signed",
                        "max_unsigned", "min_unsigned", "powf"];
defvar _LinalgTernary = ["select"];

def UnaryFn   : _LinalgEnum<"UnaryFn", _LinalgCases<_LinalgUnary>.ret>;
def BinaryFn  : _LinalgEnum<"BinaryFn", _LinalgCases<_LinalgBinary>.ret>;
def TernaryFn : _LinalgEnum<"TernaryFn", _LinalgCases<_LinalgTernary>.ret>;
def TypeFn    : _LinalgEnum<"TypeFn", _LinalgCases<["cast_signed", "cast_unsigned"]>.ret>;

// All of them, numbered through; the limits are the numbers at which the groups end.
def ElementwiseKind : _LinalgEnum<"ElementwiseKind",
    _LinalgCases<!listconcat(_LinalgUnary, _LinalgBinary, _LinalgTernary)>.ret>;
def ElementwiseArityGroup : _LinalgEnum<"ElementwiseArityGroup",
    _LinalgCases<["Unary", "Binary", "Ternary"], 1>.ret>;
def ElementwiseCaseLimits : _LinalgEnum<"ElementwiseCaseLimits", []> {
  int last_unary = !size(_LinalgUnary);
  int last_binary = !add(last_unary, !size(_LinalgBinary));
  int last_ternary = !add(last_binary, !size(_LinalgTernary));
  let enumerants = [I32EnumAttrCase<"LastUnary", last_unary>,
                    I32EnumAttrCase<"LastBinary", last_binary>,
                    I32EnumAttrCase<"LastTernary", last_ternary>];
}

// Sizes of Winograd's algorithm: of the output and of the filter.
def WinogradConv2DFmr : I32EnumAttr<"WinogradConv2DFmr", "",
    _LinalgCases<["F_2_3", "F_4_3", "F_2_5"]>.ret> {
  let cppNamespace = "::mlir::linalg";
}

#endif
