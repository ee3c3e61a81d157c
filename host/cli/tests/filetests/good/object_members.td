// A dialect whose types, attributes and operations have members of their own.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Zoo_Dialect : Dialect {
  let name = "zoo";
  let cppNamespace = "::zoo";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Zoo_Mood : I32EnumAttr<"Mood", "", [I32EnumAttrCase<"Calm", 0, "calm">, I32EnumAttrCase<"Wild", 4, "wild">]> {
  let cppNamespace = "::zoo";
  let genSpecializedAttr = 0;
}
def Zoo_MoodAttr : EnumAttr<Zoo_Dialect, Zoo_Mood, "mood">;

def Zoo_Box : TypeDef<Zoo_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "unsigned":$width, "uint8_t":$height, "bool":$open, "::mlir::Type":$element);
  let assemblyFormat = "`<` $width `,` $height `,` $open `,` $element `>`";
  let extraClassDeclaration = [{
    static constexpr int64_t kMax = 1 << 4;
    constexpr static unsigned kStep = 3;
    enum class Kind { Small, Large = 7 };
    int64_t area() { return getWidth() * getHeight(); }
    int64_t grown(int64_t by, int64_t times = 2) { return area() + by * times; }
    bool isLarge() const { return getWidth() > kMax; }
    Kind kind() { return isLarge() ? Kind::Large : Kind::Small; }
    static int64_t twice(int64_t number) { return number * 2; }
    static int64_t limit() { return twice(kMax) + kStep; }
    bool holdsFloat() { return ::llvm::isa<::mlir::FloatType>(getElement()); }
    static ::llvm::StringRef describe(Kind kind) {
      switch (kind) {
      case Kind::Small: return "small";
      case Kind::Large: return "large";
      }
      return "";
    }
  }];
}

def Zoo_Tag : AttrDef<Zoo_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins "int8_t":$level, ArrayRefParameter<"unsigned">:$marks);
  let assemblyFormat = "`<` $level `,` `[` $marks `]` `>`";
  let extraClassDeclaration = [{
    int64_t depth() { return getLevel() + static_cast<int64_t>(getMarks().size()); }
    bool isDeep() { return depth() > 3; }
    static constexpr ::llvm::StringLiteral kPrefix = "tag:";
  }];
}

def Zoo_Cat : Op<Zoo_Dialect, "cat"> {
  let arguments = (ins Zoo_Tag:$tag, OptionalAttr<StrAttr>:$title, Zoo_MoodAttr:$mood, UnitAttr:$fed, I64Attr:$age);
  let results = (outs Zoo_Box:$box);
  let assemblyFormat = "$tag $mood attr-dict `:` type($box)";
  let extraClassDeclaration = [{
    static int64_t lives() { return 9; }
    static constexpr int64_t kLegs = 4;
    enum Color { Red, Black = 5 };
    int64_t legs() { return kLegs; }
    Color color() { return getFed() ? Black : Red; }
    int64_t years() { return getAge() * lives(); }
  }];
}
