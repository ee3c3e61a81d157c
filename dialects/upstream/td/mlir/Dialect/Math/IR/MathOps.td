//===- MathOps.td: operations of the math dialect -------------------------===//
#ifndef LEGALIZE_MATH_OPS
#define LEGALIZE_MATH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"

class Math_Op<string mnemonic, list<Trait> traits = []>
    : Op<Math_Dialect, mnemonic,
         traits # [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] # ElementwiseMappable.traits>;

defvar Math_HasFastMath = DeclareOpInterfaceMethods<ArithFastMathInterface>;
defvar Math_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
defvar Math_Flags = " (`fastmath` `` $fastmath^)? attr-dict `:` ";

// Operands of one type, by name; the result has the same type.

class Math_IntegerOp<string mnemonic, list<string> operands>
    : Math_Op<mnemonic, [SameOperandsAndResultType]> {
  let arguments = !dag(ins, !listsplat(SignlessIntegerOrIndexLike, !size(operands)), operands);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat =
      !interleave(!foreach(one, operands, "$" # one), " `,` ") # " attr-dict `:` type($result)";
  let hasFolder = 1;
}
class Math_IntegerUnaryOp<string mnemonic> : Math_IntegerOp<mnemonic, ["operand"]>;
class Math_IntegerBinaryOp<string mnemonic> : Math_IntegerOp<mnemonic, ["lhs", "rhs"]>;

class Math_FloatOp<string mnemonic, list<string> operands>
    : Math_Op<mnemonic, [SameOperandsAndResultType, Math_HasFastMath]> {
  let arguments = !con(!dag(ins, !listsplat(FloatLike, !size(operands)), operands),
                       (ins Math_FastMath:$fastmath));
  let results = (outs FloatLike:$result);
  let assemblyFormat = !strconcat(!interleave(!foreach(one, operands, "$" # one), " `,` "),
                                  Math_Flags, "type($result)");
}
class Math_FloatUnaryOp<string mnemonic> : Math_FloatOp<mnemonic, ["operand"]>;
class Math_FloatBinaryOp<string mnemonic> : Math_FloatOp<mnemonic, ["lhs", "rhs"]>;
class Math_FloatTernaryOp<string mnemonic> : Math_FloatOp<mnemonic, ["a", "b", "c"]>;

// Integers.

def Math_AbsIOp               : Math_IntegerUnaryOp<"absi">;
def Math_CountLeadingZerosOp  : Math_IntegerUnaryOp<"ctlz">;
def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz">;
def Math_CtPopOp              : Math_IntegerUnaryOp<"ctpop">;
def Math_IPowIOp              : Math_IntegerBinaryOp<"ipowi">;

// Floats. The first have no folder.

def Math_CbrtOp  : Math_FloatUnaryOp<"cbrt">;
def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt">;
def Math_FmaOp   : Math_FloatTernaryOp<"fma">;

def Math_ClampFOp : Math_FloatOp<"clampf", ["value", "min", "max"]> {
  let assemblyFormat = !strconcat("$value `to` ` ` `[` $min `,` $max `]`", Math_Flags,
                                  "type($result)");
}

let hasFolder = 1 in {
  // Signs and rounding.
  def Math_AbsFOp      : Math_FloatUnaryOp<"absf">;
  def Math_CeilOp      : Math_FloatUnaryOp<"ceil">;
  def Math_CopySignOp  : Math_FloatBinaryOp<"copysign">;
  def Math_FloorOp     : Math_FloatUnaryOp<"floor">;
  def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven">;
  def Math_RoundOp     : Math_FloatUnaryOp<"round">;
  def Math_TruncOp     : Math_FloatUnaryOp<"trunc">;

  // Angles.
  def Math_AcosOp  : Math_FloatUnaryOp<"acos">;
  def Math_AcoshOp : Math_FloatUnaryOp<"acosh">;
  def Math_AsinOp  : Math_FloatUnaryOp<"asin">;
  def Math_AsinhOp : Math_FloatUnaryOp<"asinh">;
  def Math_AtanOp  : Math_FloatUnaryOp<"atan">;
  def Math_Atan2Op : Math_FloatBinaryOp<"atan2">;
  def Math_AtanhOp : Math_FloatUnaryOp<"atanh">;
  def Math_CosOp   : Math_FloatUnaryOp<"cos">;
  def Math_CoshOp  : Math_FloatUnaryOp<"cosh">;
  def Math_SinOp   : Math_FloatUnaryOp<"sin">;
  def Math_SinhOp  : Math_FloatUnaryOp<"sinh">;
  def Math_TanOp   : Math_FloatUnaryOp<"tan">;
  def Math_TanhOp  : Math_FloatUnaryOp<"tanh">;

  // Powers, roots and logarithms.
  def Math_ErfOp   : Math_FloatUnaryOp<"erf">;
  def Math_ErfcOp  : Math_FloatUnaryOp<"erfc">;
  def Math_ExpOp   : Math_FloatUnaryOp<"exp">;
  def Math_Exp2Op  : Math_FloatUnaryOp<"exp2">;
  def Math_ExpM1Op : Math_FloatUnaryOp<"expm1">;
  def Math_LogOp   : Math_FloatUnaryOp<"log">;
  def Math_Log10Op : Math_FloatUnaryOp<"log10">;
  def Math_Log1pOp : Math_FloatUnaryOp<"log1p">;
  def Math_Log2Op  : Math_FloatUnaryOp<"log2">;
  def Math_PowFOp  : Math_FloatBinaryOp<"powf">;
  def Math_SqrtOp  : Math_FloatUnaryOp<"sqrt">;
}

def Math_FPowIOp : Math_Op<"fpowi", [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>,
                                     Math_HasFastMath]> {
  let summary = "power with an integer exponent";
  let arguments = (ins FloatLike:$lhs, SignlessIntegerOrIndexLike:$rhs, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$result);
  let assemblyFormat = !strconcat("$lhs `,` $rhs", Math_Flags, "type($lhs) `,` type($rhs)");
}

def Math_SincosOp : Math_Op<"sincos", [SameOperandsAndResultShape, Math_HasFastMath,
                                       AllTypesMatch<["operand", "sin", "cos"]>]> {
  let summary = "sine and cosine";
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = !strconcat("$operand", Math_Flags, "type($operand)");
}

// Questions about floats.

class Math_FloatClassificationOp<string mnemonic>
    : Math_Op<mnemonic, [Math_HasFastMath,
          TypesMatchWith<"result type has i1 element type and same shape as operands", "operand",
                         "result", "::getI1SameShape($_self)">]> {
  let arguments = (ins FloatLike:$operand, Math_FastMath:$fastmath);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite">;
def Math_IsInfOp    : Math_FloatClassificationOp<"isinf">;
def Math_IsNaNOp    : Math_FloatClassificationOp<"isnan">;
def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal">;

#endif
