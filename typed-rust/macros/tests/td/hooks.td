// A dialect that leaves a hook of every kind to code.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Hooked_Dialect : Dialect {
  let name = "hooked";
  let cppNamespace = "::hooked";
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

def Hooked_Sized : TypeDef<Hooked_Dialect, "Sized"> {
  let mnemonic = "sized";
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
  let genVerifyDecl = 1;
}

def Hooked_Lit : AttrDef<Hooked_Dialect, "Lit"> {
  let mnemonic = "lit";
  let parameters = (ins "int64_t":$number, OptionalParameter<"LitAttr">:$next);
  let assemblyFormat = "`<` $number (`,` $next^)? `>`";
  let genVerifyDecl = 1;
}

def Hooked_Cost : OpInterface<"Cost"> {
  let cppNamespace = "::hooked";
  let methods = [
    InterfaceMethod<"The price of one.", "int64_t", "getPrice">,
    InterfaceMethod<"The price of several.", "int64_t", "getPriceOf", (ins "int64_t":$count), "",
                    "return $_op.getPrice() * count;">,
    InterfaceMethod<"", "bool", "isCheap", (ins), "", "return $_op.getPrice() < 10;">];
}

def Hooked_Shape : OpInterface<"Shape"> {
  let cppNamespace = "::hooked";
  let methods = [InterfaceMethod<"The number of corners.", "int64_t", "getCorners", (ins), "", "return 4;">];
}

def Hooked_Measured : OpInterface<"Measured"> {
  let cppNamespace = "::hooked";
  let methods = [
    StaticInterfaceMethod<"The smallest unit.", "int64_t", "getUnit", (ins), "", "return 5;">,
    InterfaceMethod<"One more.", "unsigned", "getNext", (ins "unsigned":$of), "", "return of + 1;">,
    InterfaceMethod<"", "::llvm::LogicalResult", "check", (ins "int64_t":$most), "",
                    "return ::llvm::success($_op.getWeight() <= most);">];
}

class Hooked_Op<string mnemonic, list<Trait> traits = []> : Op<Hooked_Dialect, mnemonic, traits>;

def Hooked_ConstantOp : Hooked_Op<"constant", [Pure, ConstantLike]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let hasFolder = 1;
}

def Hooked_LitOp : Hooked_Op<"lit", [Pure]> {
  let arguments = (ins Hooked_Lit:$lit, OptionalAttr<Hooked_Lit>:$other);
  let results = (outs I32:$result);
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Hooked_BlockOp : Hooked_Op<"block", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let hasRegionVerifier = 1;
}

def Hooked_ScaleOp : Hooked_Op<"scale", [Pure]> {
  let arguments = (ins I32:$by, Optional<I32>:$start, OptionalAttr<I32Attr>:$factor);
  let results = (outs I32:$result);
  let hasCanonicalizer = 1;
}

def Hooked_IdOp : Hooked_Op<"id", [Pure]> {
  let arguments = (ins I32:$of);
  let results = (outs I32:$result);
  let hasCanonicalizeMethod = 1;
}

def Hooked_SpelledOp : Hooked_Op<"spelled"> {
  let arguments = (ins StrAttr:$word);
  let hasCustomAssemblyFormat = 1;
}

def Hooked_WidenOp : Hooked_Op<"widen", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$of);
  let results = (outs AnyInteger:$result);
}

// Operations whose views implement interfaces.
def Hooked_CrateOp : Hooked_Op<"crate", [Hooked_Cost, Hooked_Measured]> {
  let arguments = (ins I64Attr:$weight);
}
def Hooked_GiftOp : Hooked_Op<"gift", [Hooked_Cost, Hooked_Measured]>;

// Builtin attributes.
def Hooked_ValuesOp : Hooked_Op<"values"> {
  let arguments = (ins StrAttr:$text, I64Attr:$number, BoolAttr:$yes, I1Attr:$bit, IndexAttr:$index, F32Attr:$single,
                       F64Attr:$twice, SymbolRefAttr:$symbol, FlatSymbolRefAttr:$flat, TypeAttr:$type,
                       StrArrayAttr:$texts, I32ArrayAttr:$numbers, BoolArrayAttr:$answers, F64ArrayAttr:$floats,
                       TypeArrayAttr:$types, IndexListArrayAttr:$lists, TypedArrayAttrBase<Hooked_Lit, "lits">:$lits,
                       DenseI64ArrayAttr:$shape, DenseBoolArrayAttr:$bits, DenseF32ArrayAttr:$weights,
                       OptionalAttr<DenseI8ArrayAttr>:$bytes, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$none);
}
def Hooked_NamedOp : Hooked_Op<"named"> {
  let arguments = (ins StrAttr:$name, DenseI64ArrayAttr:$shape, OptionalAttr<BoolAttr>:$done);
  let results = (outs I32:$result);
}

// A part of each kind.
def Hooked_PartsOp : Hooked_Op<"parts", [AttrSizedOperandSegments, AttrSizedResultSegments, NoTerminator]> {
  let arguments = (ins I32:$first, Optional<I32>:$second, Variadic<I32>:$rest, I64Attr:$count,
                       OptionalAttr<StrAttr>:$note, DefaultValuedAttr<BoolAttr, "true">:$flag, UnitAttr:$bare);
  let results = (outs I32:$one, Optional<I32>:$two, Variadic<I32>:$more);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$bodies);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
}

def Hooked_PaidOp : Hooked_Op<"paid", [DeclareOpInterfaceMethods<Hooked_Cost>]>;

def Hooked_OwnOp : Hooked_Op<"own", [DeclareOpInterfaceMethods<Hooked_Cost, ["isCheap"]>]>;

def Hooked_SquareOp : Hooked_Op<"square", [DeclareOpInterfaceMethods<Hooked_Shape>]>;
