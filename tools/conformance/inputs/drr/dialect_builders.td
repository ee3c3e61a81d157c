// ODS: mlir/Dialect/LLVMIR/LLVMOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// Attributes of the llvm dialect by the builders of their definitions, most of which complete what is given.
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

// Nodes of debug information, most of them made of the ones before.
defvar Id = "$0.getDefiningOp()->getParentOp()->getAttrOfType<::mlir::DistinctAttr>(\"id\")";
defvar File = Of<"DIFileAttr", [In, "\"mill.c\"", "\"/stone\""]>.text;
defvar Basic = Of<"DIBasicTypeAttr", [In, "0x24", "\"grain\"", "32", "5"]>.text;
defvar Unit = Of<"DICompileUnitAttr", [
    Id, "12", File, Text<"mill">.text, "true", "::mlir::LLVM::DIEmissionKind::Full",
    "::mlir::LLVM::DINameTableKind::None"]>.text;
defvar SplitUnit = Of<"DICompileUnitAttr", [
    Id, "12", File, Text<"mill">.text, "false", "::mlir::LLVM::DIEmissionKind::LineTablesOnly",
    "::mlir::LLVM::DINameTableKind::GNU", Text<"mill.dwo">.text]>.text;
defvar Signature = Of<"DISubroutineTypeAttr", [In, List<[Basic]>.text]>.text;
defvar Function = Of<"DISubprogramAttr", [
    In, Id, Unit, File, Text<"grind">.text, Text<"_grind">.text, File, "7", "8",
    "::mlir::LLVM::DISubprogramFlags::Definition", Signature, "{}", "{}"]>.text;
defvar Block = Of<"DILexicalBlockAttr", [Function, File, "9", "3"]>.text;
defvar Part = Of<"DILexicalBlockFileAttr", [Block, File, "2"]>.text;
defvar Variable = Of<"DILocalVariableAttr", [
    Part, "\"sack\"", File, "10", "1", "32", Basic, "::mlir::LLVM::DIFlags::Artificial"]>.text;
defvar Label = Of<"DILabelAttr", [Block, "\"again\"", File, "11"]>.text;
defvar Struct = Of<"DICompositeTypeAttr", [
    In, "0x13", Text<"bag">.text, File, "4", Unit, Basic, "::mlir::LLVM::DIFlags::Public", "64", "32",
    "nullptr", "nullptr", "nullptr", "nullptr", "{}"]>.text;
def : Pattern<(Arith_RemSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Note<"basic", Basic> $s), (Note<"block", Block> $s), (Note<"file", File> $s),
  (Note<"function", Function> $s), (Note<"label", Label> $s),
  (Note<"part", Part> $s), (Note<"signature", Signature> $s), (Note<"split_unit", SplitUnit> $s),
  (Note<"struct", Struct> $s), (Note<"unit", Unit> $s), (Note<"variable", Variable> $s),
  (replaceWithValue $s)]>;

// Numbers. Builders whose bodies upstream leaves to C++ are in a filetest of the definitions here.
defvar Narrow = Of<"ConstantRangeAttr", [In, "32", "1", "100"]>.text;
defvar Signed = Of<"ConstantRangeAttr", [In, "64", "-8", "8"]>.text;
// By all parameters: each has a width of its own.
defvar Plain = Of<"ConstantRangeAttr", [In, "::llvm::APInt(16, 3)", "::llvm::APInt(16, -9, true)"]>.text;
class Seen<string range, string method> {
  string text = "$_builder.getI64IntegerAttr(" # range # method # ")";
}
defvar Lower = Seen<Signed, ".getLower().getSExtValue()">.text;
defvar Bits = Seen<Plain, ".getUpper().getBitWidth()">.text;
def : Pattern<(Arith_MinSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Note<"bits", Bits> $s), (Note<"lower", Lower> $s), (Note<"narrow", Narrow> $s), (Note<"plain", Plain> $s),
  (Note<"signed", Signed> $s), (replaceWithValue $s)]>;
