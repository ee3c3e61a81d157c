// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// Attributes that tell apart accesses, by the builders of their definitions.
defvar None = ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;
class Note<string name, string attr>
    : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr(\"" # name # "\", " # attr # ")">;
class Of<string attr, list<string> args> {
  string text = "::mlir::LLVM::" # attr # "::get(" # !interleave(args, ", ") # ")";
}
class List<list<string> items> {
  string text = "{" # !interleave(items, ", ") # "}";
}
class Text<string value> {
  string text = "$_builder.getStringAttr(\"" # value # "\")";
}
defvar In = "$_builder.getContext()";

defvar Root = Of<"TBAARootAttr", [In, Text<"mills">.text]>.text;
defvar Member = Of<"TBAAMemberAttr", [Root, "4"]>.text;
defvar Accessed = Of<"TBAATypeDescriptorAttr", [In, "\"stone\"", List<[Member]>.text]>.text;
defvar Tag = Of<"TBAATagAttr", [Accessed, Accessed, "8"]>.text;
def : Pattern<(Arith_RemUIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Note<"tag", Tag> $s), (replaceWithValue $s)]>;
