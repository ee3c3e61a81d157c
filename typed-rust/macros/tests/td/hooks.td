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

def Hooked_PaidOp : Hooked_Op<"paid", [DeclareOpInterfaceMethods<Hooked_Cost>]>;

def Hooked_OwnOp : Hooked_Op<"own", [DeclareOpInterfaceMethods<Hooked_Cost, ["isCheap"]>]>;

def Hooked_SquareOp : Hooked_Op<"square", [DeclareOpInterfaceMethods<Hooked_Shape>]>;
