// Types and attributes of dialects by the builders of their definitions; upstream's C++ makes the same ones.
#ifndef DIALECT_BUILDERS
#define DIALECT_BUILDERS
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/AMX/AMX.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/GPU/IR/GPUOps.td"
include "mlir/Dialect/LLVMIR/NVVMOps.td"
include "mlir/Dialect/LLVMIR/ROCDLOps.td"
include "mlir/Dialect/NVGPU/IR/NVGPUOps.td"
include "mlir/Dialect/OpenACC/OpenACCOps.td"
include "mlir/Dialect/PDL/IR/PDLOps.td"
include "mlir/Dialect/Ptr/IR/PtrOps.td"
include "mlir/Dialect/SMT/IR/SMT.td"
include "mlir/Dialect/SparseTensor/IR/SparseTensorOps.td"
include "mlir/Dialect/WasmSSA/IR/WasmSSAOps.td"
include "mlir/Dialect/XeGPU/IR/XeGPUOps.td"

defvar None = ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;
class Note<string name, string attr>
    : NativeCodeCallVoid<"$0.getDefiningOp()->setAttr(\"" # name # "\", " # attr # ")">;
class Of<string what, list<string> args> {
  string text = "::mlir::" # what # "::get(" # !interleave(args, ", ") # ")";
}
class Attr_<string name, string attr, list<string> args> : Note<name, Of<attr, args>.text>;
class Type_<string name, string type, list<string> args>
    : Note<name, Of<"TypeAttr", [Of<type, args>.text]>.text>;
class List<list<string> items> {
  string text = "{" # !interleave(items, ", ") # "}";
}
class Text<string value> {
  string text = "$_builder.getStringAttr(\"" # value # "\")";
}
defvar In = "$_builder.getContext()";

// Of an element, a shape or a space.
def : Pattern<(Arith_RemSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Type_<"barrier", "nvgpu::MBarrierGroupType", [In, "$_builder.getI64IntegerAttr(3)"]> $s),
  (Type_<"local", "wasmssa::LocalRefType", ["$0.getType()"]> $s),
  (Type_<"range", "pdl::RangeType", [Of<"pdl::ValueType", [In]>.text]> $s),
  (Type_<"tile", "amx::TileType", ["{16, 32}", "$_builder.getBF16Type()"]> $s), (replaceWithValue $s)]>;

// Compiled code, and what it is compiled for.
defvar NoArgs = "$_builder.getFunctionType({}, {})";
defvar Made = "$_builder.getDictionaryAttr({$_builder.getNamedAttr(\"made\", $_builder.getUnitAttr())})";
defvar Grind = Of<"gpu::KernelMetadataAttr", [Text<"grind">.text, NoArgs]>.text;
defvar Bag = Of<"gpu::KernelMetadataAttr", [Text<"bag">.text, NoArgs, "nullptr", Made]>.text;
defvar ByDefault = Of<"NVVM::NVVMTargetAttr", [In]>.text;
def : Pattern<(Arith_RemUIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Attr_<"declared", "acc::DeclareAttr", [
      In, Of<"acc::DataClauseAttr", [In, "::mlir::acc::DataClause::acc_copyin"]>.text]> $s),
  (Note<"kernel", Bag> $s), (Attr_<"kernels", "gpu::KernelTableAttr", [In, List<[Grind, Bag]>.text]> $s),
  (Attr_<"object", "gpu::ObjectAttr", [
      ByDefault, "::mlir::gpu::CompilationTarget::Assembly", Text<"code">.text]> $s),
  (Note<"nvvm", ByDefault> $s),
  (Attr_<"nvvm_chip", "NVVM::NVVMTargetAttr", [In, "3", "\"nvptx64\"", "\"sm_90\""]> $s),
  (Attr_<"nvvm_all", "NVVM::NVVMTargetAttr", [
      In, "1", "\"nvptx64\"", "\"sm_90\"", "\"+ptx80\"", "nullptr",
      "$_builder.getStrArrayAttr({\"lib.bc\"})", "false"]> $s),
  (Attr_<"rocdl", "ROCDL::ROCDLTargetAttr", [In]> $s),
  (Attr_<"rocdl_chip", "ROCDL::ROCDLTargetAttr", [
      In, "3", "\"amdgcn-amd-amdhsa\"", "\"gfx90a\"", "\"+wave\""]> $s), (replaceWithValue $s)]>;

// Pointers.
defvar Ptr = Of<"ptr::PtrType", [Of<"ptr::GenericSpaceAttr", [In]>.text]>.text;
def : Pattern<(Arith_MinSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Attr_<"address", "ptr::AddressAttr", [Ptr, "::llvm::APInt(64, 4096)"]> $s),
  (Type_<"metadata", "ptr::PtrMetadataType", [
      "::llvm::cast<::mlir::PtrLikeTypeInterface>(::mlir::Type(::mlir::MemRefType::get({2}, $0.getType())))"]> $s),
  (Attr_<"null", "ptr::NullAttr", [Ptr]> $s),
  (Attr_<"spec", "ptr::SpecAttr", [In, "64", "64", "64"]> $s),
  (Attr_<"spec_of_index", "ptr::SpecAttr", [In, "64", "32", "64", "32"]> $s), (replaceWithValue $s)]>;

// Sorts and bits.
defvar Bool = Of<"smt::BoolType", [In]>.text;
def : Pattern<(Arith_MaxSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Attr_<"bits", "smt::BitVectorAttr", [In, "5", "8"]> $s),
  (Attr_<"bits_of_binary", "smt::BitVectorAttr", [In, "\"#b101\""]> $s),
  (Attr_<"bits_of_hex", "smt::BitVectorAttr", [In, "\"#x1f\""]> $s),
  (Type_<"func", "smt::SMTFuncType", [List<[Bool, Bool]>.text, Bool]> $s),
  (Type_<"sort", "smt::SortType", [In, "\"s\""]> $s),
  (Type_<"sort_of", "smt::SortType", [In, "\"s\"", List<[Bool]>.text]> $s), (replaceWithValue $s)]>;

// Parts of tensors.
defvar Slm = "::mlir::xegpu::MemorySpace::SLM";
def : Pattern<(Arith_CeilDivSIOp $a, $b), [(Arith_SubIOp:$s $a, $b, None),
  (Attr_<"block", "xegpu::BlockTensorDescAttr", [In]> $s),
  (Attr_<"block_slm", "xegpu::BlockTensorDescAttr", [In, Slm, "2", "false"]> $s),
  (Attr_<"scatter", "xegpu::ScatterTensorDescAttr", [In]> $s),
  (Attr_<"scatter_slm", "xegpu::ScatterTensorDescAttr", [In, Slm, "2"]> $s),
  (Attr_<"slice", "sparse_tensor::SparseTensorDimSliceAttr", [In]> $s),
  (Type_<"blocks", "xegpu::TensorDescType", ["{8, 16}", "$0.getType()", "2", "false"]> $s),
  (Type_<"blocks_slm", "xegpu::TensorDescType", ["{16}", "$0.getType()", "1", "true", Slm]> $s),
  (Type_<"chunks", "xegpu::TensorDescType", ["{16}", "$0.getType()", "1", Slm]> $s), (replaceWithValue $s)]>;
#endif
