// Arithmetic on 64-bit integers.

#ifndef TOY
#define TOY

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
  let summary = "Arithmetic on 64-bit integers";
}

class Toy_Op<string mnemonic, list<Trait> traits = []> : Op<Toy_Dialect, mnemonic, traits>;

def Toy_Overflow : I32EnumAttr<"Overflow", "What happens where a result does not fit", [
    I32EnumAttrCase<"Wraps", 0, "wraps">,
    I32EnumAttrCase<"Never", 1, "never">]> {
  let cppNamespace = "::toy";
}

def Toy_ConstantOp : Toy_Op<"constant", [Pure]> {
  let summary = "A number";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

class Toy_BinaryOp<string mnemonic, string what, list<Trait> traits = []>
    : Toy_Op<mnemonic, !listconcat([Pure, SameOperandsAndResultType], traits)> {
  let summary = what;
  let arguments = (ins I64:$lhs, I64:$rhs, DefaultValuedAttr<Toy_Overflow, "::toy::Overflow::Wraps">:$overflow);
  let results = (outs I64:$result);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` $overflow^)? attr-dict";
}

def Toy_AddOp : Toy_BinaryOp<"add", "The sum of two numbers"> {
  let hasFolder = 1;
}

def Toy_CostInterface : OpInterface<"CostInterface"> {
  let description = "What an operation costs.";
  let cppNamespace = "::toy";
  let methods = [
    InterfaceMethod<"The number of cycles that it takes.", "int64_t", "getCycles">,
    InterfaceMethod<"The number of cycles of that many.", "int64_t", "getCyclesOf", (ins "int64_t":$count), "",
                    "return $_op.getCycles() * count;">];
}

def Toy_MulOp : Toy_BinaryOp<"mul", "The product of two numbers", [DeclareOpInterfaceMethods<Toy_CostInterface>]>;

def Toy_ShlOp : Toy_Op<"shl", [Pure, Toy_CostInterface]> {
  let summary = "A number times a power of two";
  let arguments = (ins I64:$value, I64Attr:$amount);
  let results = (outs I64:$result);
  let assemblyFormat = "$value `by` $amount attr-dict";
}

def Toy_SumOp : Toy_Op<"sum", [Pure, AttrSizedOperandSegments]> {
  let summary = "The sum of any number of numbers, from a start if there is one";
  let arguments = (ins Optional<I64>:$start, Variadic<I64>:$values);
  let results = (outs I64:$result);
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}

#endif
