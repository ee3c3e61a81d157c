//===- ComplexOps.td: operations of the complex dialect -------------------===//
#ifndef LEGALIZE_COMPLEX_OPS
#define LEGALIZE_COMPLEX_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Complex_Op<string mnemonic, list<Trait> traits = []> : Op<Complex_Dialect, mnemonic, traits>;

defvar Complex_Number = Complex<AnyFloat>;
defvar Complex_FastMath = DefaultValuedAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">;
defvar Complex_Flags = " (`fastmath` `` $fastmath^)? attr-dict `:` ";
defvar Complex_FlagTraits = [Pure, Elementwise, DeclareOpInterfaceMethods<ArithFastMathInterface>];

// A part of a number has the number's element type.
class Complex_PartOf<string desc, string part>
    : TypesMatchWith<desc, "complex", part, "::llvm::cast<::mlir::ComplexType>($_self).getElementType()">;

// Numbers from and to their parts.

def ConstantOp : Complex_Op<"constant", [ConstantLike, Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a number that is known";
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CreateOp : Complex_Op<"create", [Pure, AllTypesMatch<["real", "imaginary"]>,
    Complex_PartOf<"complex element type matches real operand type", "real">,
    Complex_PartOf<"complex element type matches imaginary operand type", "imaginary">]> {
  let summary = "a number of two parts";
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex_Number:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "the bits of a number as another type, or back";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Of one number.

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []>
    : Complex_Op<mnemonic, traits # Complex_FlagTraits> {
  let arguments = (ins Complex_Number:$complex, Complex_FastMath:$fastmath);
  let assemblyFormat = !strconcat("$complex", Complex_Flags, "type($complex)");
}

class Complex_PartOp<string mnemonic, string part = "result">
    : ComplexUnaryOp<mnemonic, [Complex_PartOf<"complex element type matches result type", part>]> {
  let results = !dag(outs, [AnyFloat], [part]);
}

def AbsOp   : Complex_PartOp<"abs"> { let summary = "distance from zero"; }
def AngleOp : Complex_PartOp<"angle"> { let summary = "angle from the positive real axis"; }

let hasFolder = 1, hasCanonicalizer = 1 in {
  def ReOp : Complex_PartOp<"re", "real"> { let summary = "real part"; }
  def ImOp : Complex_PartOp<"im", "imaginary"> { let summary = "imaginary part"; }
}

class Complex_FunctionOp<string mnemonic, string desc>
    : ComplexUnaryOp<mnemonic, [SameOperandsAndResultType]> {
  let summary = desc;
  let results = (outs Complex_Number:$result);
}

def CosOp   : Complex_FunctionOp<"cos", "cosine">;
def Expm1Op : Complex_FunctionOp<"expm1", "power of e, less one">;
def Log1pOp : Complex_FunctionOp<"log1p", "logarithm of one more">;
def RsqrtOp : Complex_FunctionOp<"rsqrt", "one through the square root">;
def SignOp  : Complex_FunctionOp<"sign", "direction from zero">;
def SinOp   : Complex_FunctionOp<"sin", "sine">;
def SqrtOp  : Complex_FunctionOp<"sqrt", "square root">;
def TanOp   : Complex_FunctionOp<"tan", "tangent">;
def TanhOp  : Complex_FunctionOp<"tanh", "hyperbolic tangent">;

let hasFolder = 1 in {
  def ConjOp : Complex_FunctionOp<"conj", "the imaginary part negated">;
  def ExpOp  : Complex_FunctionOp<"exp", "power of e">;
  def LogOp  : Complex_FunctionOp<"log", "logarithm">;
  def NegOp  : Complex_FunctionOp<"neg", "both parts negated">;
}

// Of two numbers.

class ComplexArithmeticOp<string mnemonic, string desc>
    : Complex_Op<mnemonic, [SameOperandsAndResultType] # Complex_FlagTraits> {
  let summary = desc;
  let arguments = (ins Complex_Number:$lhs, Complex_Number:$rhs, Complex_FastMath:$fastmath);
  let results = (outs Complex_Number:$result);
  let assemblyFormat = !strconcat("$lhs `,` $rhs", Complex_Flags, "type($result)");
}

def Atan2Op : ComplexArithmeticOp<"atan2", "arctangent of a quotient">;
def PowOp   : ComplexArithmeticOp<"pow", "power">;

let hasFolder = 1 in {
  def AddOp : ComplexArithmeticOp<"add", "sum">;
  def DivOp : ComplexArithmeticOp<"div", "quotient">;
  def MulOp : ComplexArithmeticOp<"mul", "product">;
  def SubOp : ComplexArithmeticOp<"sub", "difference">;
}

def PowiOp : Complex_Op<"powi",
    [SameOperandsAndResultShape, AllTypesMatch<["lhs", "result"]>] # Complex_FlagTraits> {
  let summary = "power with an integer exponent";
  let arguments = (ins Complex_Number:$lhs, AnySignlessInteger:$rhs,
                       OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs Complex_Number:$result);
  let assemblyFormat = !strconcat("$lhs `,` $rhs", Complex_Flags, "type($result) `,` type($rhs)");
}

class Complex_ComparingOp<string mnemonic, string desc>
    : Complex_Op<mnemonic, [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let summary = desc;
  let arguments = (ins Complex_Number:$lhs, Complex_Number:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def EqualOp    : Complex_ComparingOp<"eq", "whether both parts are equal">;
def NotEqualOp : Complex_ComparingOp<"neq", "whether a part differs">;

#endif
