include "toy.td"

// What natives make of attributes is remembered for operations that are alike; here no two neighbours are.
def Tag : Toy<"tag", [AllTypesMatch<["in", "out"]>]> {
  let arguments = (ins AnyType:$in, I64Attr:$tag, OptionalAttr<StrAttr>:$name); let results = (outs AnyType:$out);
}
def Twice : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getInt() * 2)">;
def Sum : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getInt() + $1.getInt())">;
def IsSmall : Constraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($0).getInt() < 100">, "below 100">;

// Of an operation and the one inside; the second new operation takes its attribute as it is.
def Nested : Pat<(Tag (Tag $x, $inner, $name), $outer, $other),
                 (Tag (Tag $x, (Sum $inner, (Twice $outer)), $other), $outer, $name),
                 [(IsSmall $inner), (IsSmall $outer)]>;
// A type decides besides.
def Width : NativeCodeCall<"$_builder.getI64IntegerAttr($0.getType().getIntOrFloatBitWidth())">;
def Typed : Pat<(Neg $x), (Tag $x, (Width $x), ConstantStrAttr<StrAttr, "w">)>;
