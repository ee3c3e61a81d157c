include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"

def Zoo_Dialect : Dialect {
  let name = "zoo";
  let cppNamespace = "::mlir::zoo";
}
def Zoo_Red : I32EnumAttrCase<"Red", 0, "red">;
def Zoo_Green : I32EnumAttrCase<"Green", 1, "green">;
def Zoo_Blue : I32EnumAttrCase<"Blue", 7, "blue">;
def Zoo_Color : I32EnumAttr<"Color", "a color", [Zoo_Red, Zoo_Green, Zoo_Blue]> {
  let cppNamespace = "::mlir::zoo";
}
def Zoo_Swims : I32BitEnumAttrCaseBit<"Swims", 0, "swims">;
def Zoo_Flies : I32BitEnumAttrCaseBit<"Flies", 1, "flies">;
def Zoo_Ways : I32BitEnumAttr<"Ways", "how it moves", [Zoo_Swims, Zoo_Flies]> {
  let cppNamespace = "::mlir::zoo";
}
def Zoo_TagAttr : AttrDef<Zoo_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "unsigned":$number);
  let assemblyFormat = "`<` $number `>`";
  let extraClassDeclaration = [{
    enum Level : uint8_t { Low = 1 << 2, Mid = Low + 3, High = ~0u & 0xf0, Top };
    enum { kSmall = 3, kLarge = kSmall * 10 };
    enum class Mode : int64_t { A = -1, B, C = 1LL << 40 };
    TagAttr next() { return get(getContext(), getNumber() + 1); }
    unsigned large() { return kLarge + getNumber(); }
    Mode mode() { return getNumber() > 3 ? Mode::C : Mode::B; }
  }];
}
class Zoo_Op<string mnemonic, list<Trait> traits = []> : Op<Zoo_Dialect, mnemonic, traits>;
def Zoo_CatOp : Zoo_Op<"cat"> {
  let arguments = (ins
    DenseI64ArrayAttr:$dims, DenseBoolArrayAttr:$flags, I32Attr:$legs, StrAttr:$name, TypeAttr:$kind, UnitAttr:$tame,
    Zoo_Color:$color, Zoo_Ways:$ways, Zoo_TagAttr:$tag, OptionalAttr<DenseI64ArrayAttr>:$more,
    OptionalAttr<I32Attr>:$age, OptionalAttr<StrAttr>:$nick, OptionalAttr<Zoo_Color>:$eyes);
}
def Zoo_DogOp : Zoo_Op<"dog"> {
  let arguments = (ins
    DefaultValuedOptionalAttr<I64Attr, "-3">:$age, DefaultValuedOptionalAttr<BoolAttr, "true">:$tame,
    DefaultValuedOptionalStrAttr<StrAttr, "rex">:$name, DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{4, 5}">:$dims,
    DefaultValuedOptionalAttr<DenseI64ArrayAttr, "{}">:$none,
    DefaultValuedOptionalAttr<Zoo_Color, "::mlir::zoo::Color::Blue">:$color, OptionalAttr<I32Attr>:$legs);
}
def Zoo_HerdOp : Zoo_Op<"herd", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$first, Optional<AnyType>:$maybe, Variadic<AnyType>:$many);
  let results = (outs AnyType:$out);
}
