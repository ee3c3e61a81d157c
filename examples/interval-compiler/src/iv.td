// Interval arithmetic: a value is known to lie between two numbers.

#ifndef IV_TD
#define IV_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Iv_Dialect : Dialect {
  let name = "iv";
  let summary = "Interval arithmetic";
  let cppNamespace = "::iv";
  let hasConstantMaterializer = 1;
}

//===- Types and attributes ----------------------------------------------------------------===//

def Iv_Interval : TypeDef<Iv_Dialect, "Interval"> {
  let mnemonic = "interval";
  let summary = "an interval";
  let description = "The numbers from a lower to an upper bound.";
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
  let genVerifyDecl = 1;
}

def Iv_Truth : TypeDef<Iv_Dialect, "Truth"> {
  let mnemonic = "truth";
  let summary = "a truth";
  let description = "Certainly true, certainly false, or unknown.";
}

def Iv_Range : AttrDef<Iv_Dialect, "Range"> {
  let mnemonic = "range";
  let summary = "The bounds of an interval that is known";
  let parameters = (ins AttrParameter<"::mlir::FloatAttr", "lower bound">:$lower,
                        AttrParameter<"::mlir::FloatAttr", "upper bound">:$upper);
  let assemblyFormat = "`<` $lower `,` $upper `>`";
  let genVerifyDecl = 1;
}

//===- Interface ---------------------------------------------------------------------------===//

def Iv_CostInterface : OpInterface<"CostInterface"> {
  let description = "The cost of an operation once it is lowered.";
  let cppNamespace = "::iv";
  let methods = [
    InterfaceMethod<"The number of scalar operations.", "int64_t", "getCost", (ins), [{}], [{ return 2; }]>,
  ];
}

//===- Operations --------------------------------------------------------------------------===//

class Iv_Op<string mnemonic, list<Trait> traits = []>
    : Op<Iv_Dialect, mnemonic, !listconcat([Pure], traits)>;

class Iv_Binary<string mnemonic, list<Trait> traits = []>
    : Iv_Op<mnemonic, !listconcat([SameOperandsAndResultType], traits)> {
  let arguments = (ins Iv_Interval:$lhs, Iv_Interval:$rhs);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Iv_ConstantOp : Iv_Op<"constant", [ConstantLike]> {
  let summary = "An interval that is known";
  let arguments = (ins Iv_Range:$value);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Iv_MakeOp : Iv_Op<"make", [AllTypesMatch<["lower", "upper"]>,
    TypesMatchWith<"the interval has the type of its bounds", "lower", "result",
                   "::iv::IntervalType::get($_self.getContext(), $_self)">]> {
  let summary = "An interval from its bounds";
  let arguments = (ins AnyFloat:$lower, AnyFloat:$upper);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$lower `,` $upper attr-dict `:` type($lower)";
}

def Iv_BoundsOp : Iv_Op<"bounds", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "The bounds of an interval";
  let arguments = (ins Iv_Interval:$interval);
  let results = (outs AnyFloat:$lower, AnyFloat:$upper);
  let assemblyFormat = "$interval attr-dict `:` type($interval)";
}

def Iv_AddOp : Iv_Binary<"add", [Commutative, DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "The sum";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Iv_SubOp : Iv_Binary<"sub", [DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "The difference";
}

def Iv_MulOp : Iv_Binary<"mul", [Commutative, DeclareOpInterfaceMethods<Iv_CostInterface, ["getCost"]>]> {
  let summary = "The product";
  let hasFolder = 1;
  let hasCanonicalizeMethod = 1;
}

def Iv_HullOp : Iv_Binary<"hull", [Commutative, Idempotent, DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "The smallest interval that holds both";
}

def Iv_NegOp : Iv_Op<"neg", [SameOperandsAndResultType, DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "The negated interval";
  let arguments = (ins Iv_Interval:$interval);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$interval attr-dict `:` type($result)";
}

def Iv_ScaleOp : Iv_Op<"scale", [SameOperandsAndResultType, DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "The interval, scaled by a positive number";
  let arguments = (ins Iv_Interval:$interval, F64Attr:$factor);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$interval `by` $factor attr-dict `:` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Iv_InverseOp : Iv_Op<"inverse", [SameOperandsAndResultType,
                                     DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "1 / x of an interval without zero";
  let arguments = (ins Iv_Interval:$interval);
  let results = (outs Iv_Interval:$result);
  let assemblyFormat = "$interval attr-dict `:` type($result)";
}

def Iv_LessOp : Iv_Op<"less", [SameTypeOperands, DeclareOpInterfaceMethods<Iv_CostInterface>]> {
  let summary = "Whether all numbers of one interval are less than those of another";
  let arguments = (ins Iv_Interval:$lhs, Iv_Interval:$rhs);
  let results = (outs Iv_Truth:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Iv_CertainlyOp : Iv_Op<"certainly"> {
  let summary = "True if it is certainly true";
  let arguments = (ins Iv_Truth:$truth);
  let results = (outs I1:$result);
  let assemblyFormat = "$truth attr-dict";
}

def Iv_PossiblyOp : Iv_Op<"possibly"> {
  let summary = "True unless it is certainly false";
  let arguments = (ins Iv_Truth:$truth);
  let results = (outs I1:$result);
  let assemblyFormat = "$truth attr-dict";
}

#endif // IV_TD
