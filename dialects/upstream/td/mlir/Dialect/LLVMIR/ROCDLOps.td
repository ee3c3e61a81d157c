//===- ROCDLOps.td: the rocdl dialect -------------------------------------===//
#ifndef LEGALIZE_ROCDL_OPS
#define LEGALIZE_ROCDL_OPS

include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def ROCDL_Dialect : Dialect {
  let name = "rocdl";
  let cppNamespace = "::mlir::ROCDL";
  let dependentDialects = ["LLVM::LLVMDialect"];
  let discardableAttrs = (ins "::mlir::UnitAttr":$kernel,
      "::mlir::DenseI32ArrayAttr":$reqd_work_group_size,
      "::mlir::StringAttr":$flat_work_group_size,
      "::mlir::IntegerAttr":$max_flat_work_group_size, "::mlir::IntegerAttr":$waves_per_eu,
      "::mlir::BoolAttr":$unsafe_fp_atomics, "::mlir::UnitAttr":$last_use,
      "::mlir::UnitAttr":$no_remote_memory, "::mlir::UnitAttr":$no_fine_grained_memory,
      "::mlir::UnitAttr":$ignore_denormal_mode);
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

// What a gpu module is compiled for.
class ROCDL_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<ROCDL_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}
def ROCDL_TargetAttr : ROCDL_Attr<"ROCDLTarget", "target"> {
  let parameters = (ins DefaultValuedParameter<"int", "2">:$O,
      StringRefParameter<"", "\"amdgcn-amd-amdhsa\"">:$triple,
      StringRefParameter<"", "\"gfx900\"">:$chip, StringRefParameter<"", "\"\"">:$features,
      StringRefParameter<"", "\"600\"">:$abi, OptionalParameter<"DictionaryAttr">:$flags,
      OptionalParameter<"ArrayAttr">:$link);
  let builders = [AttrBuilder<
    (ins CArg<"int", "2">:$optLevel, CArg<"StringRef", "\"amdgcn-amd-amdhsa\"">:$triple,
         CArg<"StringRef", "\"gfx900\"">:$chip, CArg<"StringRef", "\"\"">:$features,
         CArg<"StringRef", "\"600\"">:$abiVersion, CArg<"DictionaryAttr", "nullptr">:$targetFlags,
         CArg<"ArrayAttr", "nullptr">:$linkFiles),
    "return $_get($_ctxt, optLevel, triple, chip, features, abiVersion, targetFlags, linkFiles);">];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?";
  let genVerifyDecl = 1;
}

// Operations: any, those that just compute something, and those that touch memory.

defvar ROCDL_AnyResult = (outs LLVM_Type:$res);
class ROCDL_Op<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : LLVM_Intrinsic<ROCDL_Dialect, mnemonic, traits, args, made> {
  let assemblyFormat = form;
}
class ROCDL_PureOp<string mnemonic, dag args, string form, dag made = ROCDL_AnyResult>
    : ROCDL_Op<mnemonic, args, made, form, [Pure]>;
class ROCDL_MemoryOp<string mnemonic, dag args, string form, dag made = (outs),
                     list<Trait> traits = []>
    : LLVM_Intrinsic<ROCDL_Dialect, mnemonic, traits, args, made, 1> {
  let assemblyFormat = form;
}

// Vectors that there is just one of.
class ROCDL_ConcreteVector<Type elem, int length> : FixedVectorOfLengthAndType<[length], [elem]>,
    BuildableType<"::mlir::VectorType::get({" # length # "} ," # elem.builderCall # ")">;
foreach length = [2, 8, 16, 32] in
  foreach type = [F16, BF16, F32] in
    def ROCDL_V # length # type # Type : ROCDL_ConcreteVector<type, length>;
foreach length = [2, 3, 4, 6, 8] in
  def ROCDL_V # length # I32Type : ROCDL_ConcreteVector<I32, length>;
def ROCDL_V2I16Type : ROCDL_ConcreteVector<I16, 2>;

// Pointers by address space.
def ROCDLGlobalBuffer : LLVM_PointerInAddressSpace<1>;
def ROCDLBufferLDS    : LLVM_PointerInAddressSpace<3>;
def ROCDLBufferRsrc   : LLVM_PointerInAddressSpace<8>;
defvar ROCDL_ReadGlobal = Arg<ROCDLGlobalBuffer, "", [MemRead]>;
defvar ROCDL_WrittenLDS = Arg<ROCDLBufferLDS, "", [MemWrite]>;
defvar ROCDL_ChangedLDS = Arg<ROCDLBufferLDS, "", [MemRead, MemWrite]>;

// Where a thread is.

defvar ROCDL_Range = (ins OptionalAttr<LLVM_ConstantRangeAttr>:$range);
class ROCDL_IdOp<string name>
    : ROCDL_PureOp<name, ROCDL_Range, "(`range` $range^)? attr-dict `:` type($res)">;
foreach what = [["ThreadId", "workitem.id."], ["BlockId", "workgroup.id."],
                ["ClusterId", "cluster.id."], ["BlockDim", "workgroup.dim."],
                ["GridDim", "grid.dim."]] in
  foreach dim = ["X", "Y", "Z"] in
    def ROCDL_ # what[0] # dim # Op : ROCDL_IdOp<what[1] # !tolower(dim)>;
def ROCDL_WavefrontSizeOp : ROCDL_IdOp<"wavefrontsize">;

// Lanes that exchange values.

class ROCDL_TwoOp<string name, string first, string second, list<Trait> traits = [],
                  bit signature = 0>
    : LLVM_Intrinsic<ROCDL_Dialect, name, traits, !dag(ins, [I32, I32], [first, second]),
                     (outs I32:$res), 0, signature> {
  let assemblyFormat = "$" # first # " `,` $" # second # " attr-dict `:` `(` type($" # first
      # ") `,` type($" # second # ") `)` `->` type($res)";
}
foreach half = ["Lo", "Hi"] in
  def ROCDL_Mbcnt # half # Op
      : ROCDL_TwoOp<"mbcnt." # !tolower(half), "in0", "in1", [Pure], 1>;
def ROCDL_DsSwizzleOp  : ROCDL_TwoOp<"ds_swizzle", "src", "offset">;
def ROCDL_DsBpermuteOp : ROCDL_TwoOp<"ds_bpermute", "index", "src">;

def ROCDL_BallotOp : ROCDL_Op<"ballot", (ins I1:$pred), ROCDL_AnyResult,
                              "$pred attr-dict `:` type($res)">;
def ROCDL_ReadfirstlaneOp : ROCDL_Op<"readfirstlane", (ins LLVM_Type:$src), ROCDL_AnyResult,
    "$src attr-dict `:` type($res)", [AllTypesMatch<["res", "src"]>]>;
def ROCDL_ReadlaneOp : ROCDL_Op<"readlane", (ins LLVM_Type:$src0, I32:$src1), ROCDL_AnyResult,
    "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)",
    [AllTypesMatch<["res", "src0"]>]>;

def ROCDL_DPPUpdateOp : ROCDL_Op<"update.dpp",
    (ins LLVM_Type:$old, LLVM_Type:$src, I32Attr:$dppCtrl, I32Attr:$rowMask, I32Attr:$bankMask,
         I1Attr:$boundCtrl),
    ROCDL_AnyResult,
    "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,` $boundCtrl "
    # "`:` type($src)", [AllTypesMatch<["res", "src", "old"]>]>;
def ROCDL_PermlaneX16Op : ROCDL_Op<"permlanex16",
    (ins LLVM_Type:$old, LLVM_Type:$src0, LLVM_Type:$src1, LLVM_Type:$src2, I1Attr:$fi,
         I1Attr:$boundControl),
    ROCDL_AnyResult,
    "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl "
    # "`:` type($src0) `,` type($src1)",
    [AllTypesMatch<["res", "old", "src0"]>, AllTypesMatch<["src1", "src2"]>]>;

// A structure of two.
class ROCDL_PartIs<int index, Type type> : SubstLeaves<"$_self",
    "::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).getBody()[" # index # "]", type.predicate>;
class ROCDL_ConcretePair<Type first, Type second>
    : Type<And<[LLVM_AnyStruct.predicate, ROCDL_PartIs<0, first>, ROCDL_PartIs<1, second>]>,
        "LLVM dialect-compatible struct of " # first.summary # "and" # second.summary,
        "::mlir::LLVM::LLVMStructType">,
      BuildableType<"::mlir::LLVM::LLVMStructType::getLiteral($_builder.getContext(), {"
                    # first.builderCall # ", " # second.builderCall # "})">;
foreach width = [16, 32] in
  def ROCDL_Permlane # width # SwapOp : ROCDL_Op<"permlane" # width # ".swap",
      (ins I32:$old, I32:$src, I1Attr:$fi, I1Attr:$boundControl),
      (outs ROCDL_ConcretePair<I32, I32>:$res),
      "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,` type($src) `)` "
      # "`->` type($res)">;

// Order and scheduling.

class ROCDL_NumberOp<string name, string arg, Attr of, string form>
    : ROCDL_Op<name, !dag(ins, [of], [arg]), (outs), form>;
class ROCDL_NumberFirst<string name, string arg, Attr of>
    : ROCDL_NumberOp<name, arg, of, "$" # arg # " attr-dict">;
class ROCDL_NumberLast<string name, string arg, Attr of>
    : ROCDL_NumberOp<name, arg, of, "attr-dict $" # arg>;
def ROCDL_SWaitcntOp : ROCDL_NumberLast<"s.waitcnt", "bitfield", I32Attr>;
def ROCDL_SSleepOp   : ROCDL_NumberLast<"s.sleep", "count", I32Attr>;
def ROCDL_SNopOp     : ROCDL_NumberLast<"s.nop", "count", I16Attr>;
foreach what = ["Ds", "Load", "Store", "Exp", "Async", "Tensor"] in
  def ROCDL_Wait # what # cntOp
      : ROCDL_NumberFirst<"s.wait." # !tolower(what) # "cnt", "count", I16Attr>;
def ROCDL_SetPrioOp    : ROCDL_NumberFirst<"s.setprio", "priority", I16Attr>;
def ROCDL_SchedBarrier : ROCDL_NumberFirst<"sched.barrier", "mask", I32Attr>;
def ROCDL_IglpOpt      : ROCDL_NumberFirst<"iglp.opt", "variant", I32Attr>;
def ROCDL_SchedGroupBarrier : ROCDL_Op<"sched.group.barrier",
    (ins I32Attr:$mask, I32Attr:$size, I32Attr:$groupId), (outs),
    "$mask `,` $size `,` $groupId attr-dict">;

def ROCDL_BarrierOp  : ROCDL_Op<"barrier", (ins), (outs), "attr-dict">;
def ROCDL_SBarrierOp : ROCDL_Op<"s.barrier", (ins), (outs), "attr-dict">;

class ROCDL_NumberedBarrierOp<string name, Attr of, dag made = (outs), string end = "">
    : ROCDL_Op<name, !dag(ins, [of], ["id"]), made, "`id` `=` $id attr-dict" # end>;
def ROCDL_BarrierSignalOp : ROCDL_NumberedBarrierOp<"s.barrier.signal", I32Attr>;
def ROCDL_BarrierLeaveOp  : ROCDL_NumberedBarrierOp<"s.barrier.leave", I16Attr>;
def ROCDL_BarrierWaitOp   : ROCDL_NumberedBarrierOp<"s.barrier.wait", I16Attr>;
def ROCDL_BarrierSignalIsfirstOp : ROCDL_NumberedBarrierOp<"s.barrier.signal.isfirst", I32Attr,
                                                           (outs I1:$res), " `->` type($res)">;
def ROCDL_GetBarrierStateOp : ROCDL_NumberedBarrierOp<"s.get.barrier.state", I32Attr,
                                                      (outs I32:$res), " `->` type($res)">;

defvar ROCDL_InLDS = Arg<ROCDLBufferLDS, "", []>;
class ROCDL_NamedBarrierOp<string name, dag more = (ins), string middle = "", dag made = (outs),
                           string end = "">
    : ROCDL_Op<name, !con((ins ROCDL_InLDS:$ptr), more), made,
               "$ptr " # middle # "attr-dict `:` qualified(type($ptr))" # end>;
foreach what = [["Init", "init"], ["SignalVar", "signal.var"]] in
  def ROCDL_Barrier # what[0] # Op : ROCDL_NamedBarrierOp<"s.barrier." # what[1],
      (ins I32Attr:$memberCnt), "`member_cnt` `=` $memberCnt ">;
def ROCDL_BarrierJoinOp   : ROCDL_NamedBarrierOp<"s.barrier.join">;
def ROCDL_WakeupBarrierOp : ROCDL_NamedBarrierOp<"s.wakeup.barrier">;
def ROCDL_GetNamedBarrierStateOp : ROCDL_NamedBarrierOp<"s.get.named.barrier.state", (ins), "",
                                                        (outs I32:$res), " `->` type($res)">;

// Products of matrices, by the types of the sum, the sizes, and the types of the factors.

class ROCDL_MatrixOp<string name> : ROCDL_Op<name, (ins Variadic<LLVM_Type>:$args),
    ROCDL_AnyResult, "$args attr-dict `:` functional-type($args, $res)">;
defvar ROCDL_Small8 = ["bf8.bf8", "bf8.fp8", "fp8.bf8", "fp8.fp8"];
foreach name = [
    "f32.32x32x1f32", "f32.16x16x1f32", "f32.4x4x1f32", "f32.32x32x2f32", "f32.16x16x4f32",
    "f32.32x32x4f16", "f32.16x16x4f16", "f32.4x4x4f16", "f32.32x32x8f16", "f32.16x16x16f16",
    "i32.32x32x4i8", "i32.16x16x4i8", "i32.4x4x4i8", "i32.32x32x8i8", "i32.16x16x16i8",
    "f32.32x32x2bf16", "f32.16x16x2bf16", "f32.4x4x2bf16", "f32.32x32x4bf16",
    "f32.16x16x8bf16", "f32.32x32x4bf16.1k", "f32.16x16x4bf16.1k", "f32.4x4x4bf16.1k",
    "f32.32x32x8bf16.1k", "f32.16x16x16bf16.1k", "f64.16x16x4f64", "f64.4x4x4f64",
    "i32.16x16x32.i8", "i32.32x32x16.i8", "f32.16x16x8.xf32", "f32.32x32x4.xf32",
    "f32.16x16x32.bf16", "i32.16x16x64.i8", "f32.16x16x32.f16", "f32.32x32x16.bf16",
    "i32.32x32x32.i8", "f32.32x32x16.f16"]
    # !foreach(types, ROCDL_Small8, "f32.16x16x32." # types)
    # !foreach(types, ROCDL_Small8, "f32.32x32x16." # types)
    # ["scale.f32.16x16x128.f8f6f4", "scale.f32.32x32x64.f8f6f4"] in
  def ROCDL_mfma_ # !subst(".", "_", name) : ROCDL_MatrixOp<"mfma." # name>;
foreach name = [
    "f32.16x16x32.f16", "f32.32x32x16.f16", "f32.16x16x32.bf16", "f32.32x32x16.bf16",
    "i32.16x16x64.i8", "i32.32x32x32.i8", "f32.16x16x64.bf16", "f32.16x16x64.f16",
    "i32.16x16x128.i8", "f32.32x32x32.bf16", "f32.32x32x32.f16", "i32.32x32x64.i8"]
    # !foreach(types, ROCDL_Small8, "f32.16x16x64." # types)
    # !foreach(types, ROCDL_Small8, "f32.32x32x32." # types)
    # !foreach(types, ROCDL_Small8, "f32.16x16x128." # types)
    # !foreach(types, ROCDL_Small8, "f32.32x32x64." # types) in
  def ROCDL_smfmac_ # !subst(".", "_", name) : ROCDL_MatrixOp<"smfmac." # name>;

// Of factors, a sum, and what is done to them in between.
defvar ROCDL_FlagOff = DefaultValuedAttr<I1Attr, "0">;
defvar ROCDL_Zero16 = DefaultValuedAttr<I16Attr, "0">;
defvar ROCDL_Zero32 = DefaultValuedAttr<I32Attr, "0">;
class ROCDL_A<Type of> { dag ret = !dag(ins, [LLVM_ScalarOrVectorOf<of>], ["a"]); }
class ROCDL_B<Type of> { dag ret = !dag(ins, [LLVM_ScalarOrVectorOf<of>], ["b"]); }
class ROCDL_C<Type of> { dag ret = !dag(ins, [LLVM_ScalarOrVectorOf<of>], ["c"]); }
class ROCDL_WmmaOp<string name, dag args, Type made, string more = "">
    : ROCDL_Op<"wmma." # name, args, (outs LLVM_ScalarOrVectorOf<made>:$res),
        "$a `,` $b `,` $c " # more # " attr-dict `:` functional-type(operands, $res)">;

class ROCDL_PlainWmma<string name, Type ab, Type cd>
    : ROCDL_WmmaOp<name, !con(ROCDL_A<ab>.ret, ROCDL_B<ab>.ret, ROCDL_C<cd>.ret), cd>;
def ROCDL_wmma_f32_16x16x16_f16  : ROCDL_PlainWmma<"f32.16x16x16.f16", F16, F32>;
def ROCDL_wmma_f32_16x16x16_bf16 : ROCDL_PlainWmma<"f32.16x16x16.bf16", AnyInteger, F32>;
defvar ROCDL_Small8Wmma = ["fp8_fp8", "fp8_bf8", "bf8_fp8", "bf8_bf8"];
foreach types = ROCDL_Small8Wmma in
  def ROCDL_wmma_f32_16x16x16_ # types
      : ROCDL_PlainWmma<"f32.16x16x16." # types, AnyInteger, F32>;

class ROCDL_SelectingWmma<string name, Type of>
    : ROCDL_WmmaOp<name, !con(ROCDL_A<of>.ret, ROCDL_B<of>.ret, ROCDL_C<of>.ret,
                              (ins ROCDL_FlagOff:$opsel)), of>;
def ROCDL_wmma_f16_16x16x16_f16   : ROCDL_SelectingWmma<"f16.16x16x16.f16", F16>;
def ROCDL_wmma_bf16_16x16x16_bf16 : ROCDL_SelectingWmma<"bf16.16x16x16.bf16", AnyInteger>;

// Whether factors have signs stands before them.
defvar ROCDL_SignA = (ins ROCDL_FlagOff:$signA);
defvar ROCDL_SignB = (ins ROCDL_FlagOff:$signB);
defvar ROCDL_ModC = (ins ROCDL_Zero16:$modC);
defvar ROCDL_Reuse = (ins ROCDL_FlagOff:$reuseA, ROCDL_FlagOff:$reuseB);
defvar ROCDL_Clamp = (ins ROCDL_FlagOff:$clamp);
class ROCDL_SignedWmma<string name, Type ab, dag beforeC, Type c, dag more, Type made>
    : ROCDL_WmmaOp<name, !con(ROCDL_SignA, ROCDL_A<ab>.ret, ROCDL_SignB, ROCDL_B<ab>.ret, beforeC,
                              ROCDL_C<c>.ret, more), made>;
foreach name = ["16x16x16.iu8", "16x16x16.iu4", "16x16x32.iu4"] in
  def ROCDL_wmma_i32_ # !subst(".", "_", name)
      : ROCDL_SignedWmma<"i32." # name, AnyInteger, (ins), AnyInteger, ROCDL_Clamp, AnyInteger>;
def ROCDL_wmma_i32_16x16x64_iu8 : ROCDL_SignedWmma<"i32.16x16x64.iu8", AnyInteger, (ins),
    AnyInteger, !con(ROCDL_Reuse, ROCDL_Clamp), AnyInteger>;

class ROCDL_ModifiedWmma<string name, Type ab, Type c, Type made = c>
    : ROCDL_SignedWmma<name, ab, ROCDL_ModC, c, ROCDL_Reuse, made>;
def ROCDL_wmma_f32_16x16x4_f32    : ROCDL_ModifiedWmma<"f32.16x16x4.f32", F32, F32>;
def ROCDL_wmma_f32_16x16x32_bf16  : ROCDL_ModifiedWmma<"f32.16x16x32.bf16", BF16, F32>;
def ROCDL_wmma_f32_16x16x32_f16   : ROCDL_ModifiedWmma<"f32.16x16x32.f16", F16, F32>;
def ROCDL_wmma_f16_16x16x32_f16   : ROCDL_ModifiedWmma<"f16.16x16x32.f16", F16, F16>;
def ROCDL_wmma_bf16_16x16x32_bf16 : ROCDL_ModifiedWmma<"bf16.16x16x32.bf16", BF16, BF16>;
def ROCDL_wmma_bf16f32_16x16x32_bf16
    : ROCDL_ModifiedWmma<"bf16f32.16x16x32.bf16", BF16, F32, BF16>;

foreach type = [F32, F16] in
  foreach depth = [64, 128] in
    foreach types = ROCDL_Small8Wmma in {
      defvar sum = !tolower("" # type);
      def ROCDL_wmma_ # sum # _16x16x # depth # _ # types
          : ROCDL_WmmaOp<sum # ".16x16x" # depth # "." # types,
              !con(ROCDL_A<AnyInteger>.ret, ROCDL_B<AnyInteger>.ret, ROCDL_ModC,
                   ROCDL_C<type>.ret, ROCDL_Reuse),
              type>;
    }

class ROCDL_Scale<string of, Type exponent> {
  dag ret = !dag(ins, [ROCDL_Zero32, ROCDL_Zero32, exponent],
                 ["scale" # of # "Type", "fmtScale" # of, "scale" # of]);
}
class ROCDL_ScaledWmma<string name, dag beforeA, dag beforeB, Type exponent>
    : ROCDL_WmmaOp<name, !con(beforeA, ROCDL_A<AnyInteger>.ret, beforeB, ROCDL_B<AnyInteger>.ret,
                              ROCDL_ModC, ROCDL_C<F32>.ret, ROCDL_Scale<"A", exponent>.ret,
                              ROCDL_Scale<"B", exponent>.ret, ROCDL_Reuse),
                   F32, "`,` $scaleA `,` $scaleB">;
foreach width = ["", "16"] in {
  defvar exponent = !if(!empty(width), I32, I64);
  def ROCDL_wmma_scale # width # _f32_16x16x128_f8f6f4
      : ROCDL_ScaledWmma<"scale" # width # ".f32.16x16x128.f8f6f4", (ins ROCDL_Zero32:$fmtA),
                         (ins ROCDL_Zero32:$fmtB), exponent>;
  def ROCDL_wmma_scale # width # _f32_32x16x128_f4
      : ROCDL_ScaledWmma<"scale" # width # ".f32.32x16x128.f4", (ins), (ins), exponent>;
}

// Memory: loads that transpose.

class ROCDL_LoadOp<string name, Type pointer, string pointerType = "qualified(type($ptr))">
    : ROCDL_MemoryOp<name, (ins Arg<pointer, "", [MemRead]>:$ptr),
                     "$ptr attr-dict `:` " # pointerType # " `->` type($res)", ROCDL_AnyResult>;
foreach name = ["tr4.b64", "tr8.b64", "tr6.b96", "tr16.b64"] in
  def ROCDL_ds_read_ # !subst(".", "_", name)
      : ROCDL_LoadOp<"ds.read." # name, ROCDLBufferLDS, "type($ptr)">;
foreach name = ["Tr4_B64", "Tr8_B64", "Tr6_B96", "Tr16_B128"] in
  def ROCDL_DsLoad # name
      : ROCDL_LoadOp<"ds.load." # !subst("_", ".", !tolower(name)), ROCDLBufferLDS>;
// Elements of whole bytes are not named.
foreach what = [["Tr4_B64", "tr4.b64"], ["Tr8_B64", "tr.b64"], ["Tr6_B96", "tr6.b96"],
                ["Tr8_B128", "tr.b128"]] in
  def ROCDL_GlobalLoad # what[0] : ROCDL_LoadOp<"global.load." # what[1], ROCDLGlobalBuffer>;

// Memory: copies to the memory of a workgroup.

defvar ROCDL_SizeOffset = (ins I32Attr:$size, I32Attr:$offset, I32Attr:$aux);
defvar ROCDL_SizedCopy = "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict";
def ROCDL_LoadToLDSOp : ROCDL_MemoryOp<"load.to.lds",
    !con((ins Arg<LLVM_AnyPointer, "", [MemRead]>:$globalPtr, ROCDL_WrittenLDS:$ldsPtr),
         ROCDL_SizeOffset),
    ROCDL_SizedCopy # " `:` type($globalPtr)">;
def ROCDL_GlobalLoadLDSOp : ROCDL_MemoryOp<"global.load.lds",
    !con((ins ROCDL_ReadGlobal:$globalPtr, ROCDL_WrittenLDS:$ldsPtr), ROCDL_SizeOffset),
    ROCDL_SizedCopy>;

class ROCDL_AsyncLoadOp<string name, dag more, string form> : ROCDL_MemoryOp<name,
    !con((ins ROCDL_ReadGlobal:$globalPtr, ROCDL_WrittenLDS:$ldsPtr, I32Attr:$offset), more),
    "$globalPtr `,` $ldsPtr `,` $offset `,` " # form
    # " attr-dict `:` qualified(type($globalPtr)) `,` qualified(type($ldsPtr))">;
foreach size = [8, 32, 64, 128] in {
  def ROCDL_GlobalLoadAsyncToLDSB # size # Op
      : ROCDL_AsyncLoadOp<"global.load.async.to.lds.b" # size, (ins I32Attr:$aux), "$aux">;
  def ROCDL_ClusterLoadAsyncToLDSB # size # Op
      : ROCDL_AsyncLoadOp<"cluster.load.async.to.lds.b" # size,
                          (ins I32Attr:$cpol, I32:$mask), "$cpol `,` $mask">;
}

class ROCDL_TensorOp<string name, dag more> : ROCDL_MemoryOp<"tensor." # name,
    !con((ins ROCDL_V4I32Type:$dgroup0, ROCDL_V8I32Type:$dgroup1), more,
         (ins I32Attr:$cachePolicy)),
    "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,` type($dgroup1)">;
foreach what = [["LoadTo", "load.to.lds"], ["StoreFrom", "store.from.lds"]] in {
  def ROCDL_Tensor # what[0] # LDSOp : ROCDL_TensorOp<what[1],
      (ins ROCDL_V4I32Type:$dgroup2, ROCDL_V4I32Type:$dgroup3)>;
  def ROCDL_Tensor # what[0] # LDSD2Op : ROCDL_TensorOp<what[1] # ".d2", (ins)>;
}

// Memory: buffers by a pointer that knows their size.

def ROCDL_MakeBufferRsrcOp : ROCDL_PureOp<"make.buffer.rsrc",
    (ins LLVM_AnyPointer:$base, I16:$stride, I64:$numRecords, I32:$flags),
    "operands attr-dict `:` type($base) `to` type($res)", (outs LLVM_AnyPointer:$res)>;

class ROCDL_BufferArg<list<MemoryEffect> effects> {
  dag ret = !dag(ins, [Arg<ROCDLBufferRsrc, "", effects>], ["rsrc"]);
}
class ROCDL_BufferOp<string name, dag moved, list<MemoryEffect> effects, string type,
                     dag made = (outs), list<Trait> traits = []>
    : ROCDL_MemoryOp<"raw.ptr.buffer." # name,
        !con(moved, ROCDL_BufferArg<effects>.ret, (ins I32:$offset, I32:$soffset, I32:$aux)),
        "operands attr-dict `:` type($" # type # ")", made, traits>;
def ROCDL_RawPtrBufferLoadOp
    : ROCDL_BufferOp<"load", (ins), [MemRead], "res", ROCDL_AnyResult>;
def ROCDL_RawPtrBufferStoreOp
    : ROCDL_BufferOp<"store", (ins LLVM_Type:$vdata), [MemWrite], "vdata">;
foreach what = ["Fadd", "Fmax", "Smax", "Umin"] in
  def ROCDL_RawPtrBufferAtomic # what # Op
      : ROCDL_BufferOp<"atomic." # !tolower(what), (ins LLVM_Type:$vdata), [MemRead, MemWrite],
                       "vdata">;
def ROCDL_RawPtrBufferAtomicCmpSwap
    : ROCDL_BufferOp<"atomic.cmpswap", (ins LLVM_Type:$src, LLVM_Type:$cmp), [MemRead, MemWrite],
                     "res", ROCDL_AnyResult, [AllTypesMatch<["res", "src", "cmp"]>]>;
def ROCDL_RawPtrBufferLoadLdsOp : ROCDL_MemoryOp<"raw.ptr.buffer.load.lds",
    !con(ROCDL_BufferArg<[MemRead]>.ret,
         (ins ROCDL_WrittenLDS:$ldsPtr, I32:$size, I32:$voffset, I32:$soffset, I32:$offset,
              I32:$aux)),
    "operands attr-dict">;

// Memory: buffers by a descriptor in a vector. Their text is C++'s.

class ROCDL_RawBufferOp<string name, dag moved, dag made = (outs)>
    : LLVM_Intrinsic<ROCDL_Dialect, "raw.buffer." # name, [],
        !con(moved, (ins LLVM_Type:$rsrc, LLVM_Type:$offset, LLVM_Type:$soffset,
                         LLVM_Type:$aux)), made> {
  let hasCustomAssemblyFormat = 1;
}
def ROCDL_RawBufferLoadOp  : ROCDL_RawBufferOp<"load", (ins), ROCDL_AnyResult>;
def ROCDL_RawBufferStoreOp : ROCDL_RawBufferOp<"store", (ins LLVM_Type:$vdata)>;
foreach what = ["FAdd", "FMax", "SMax", "UMin"] in
  def ROCDL_RawBufferAtomic # what # Op
      : ROCDL_RawBufferOp<"atomic." # !tolower(what), (ins LLVM_Type:$vdata)>;
def ROCDL_RawBufferAtomicCmpSwap : ROCDL_Op<"raw.buffer.atomic.cmpswap",
    (ins LLVM_Type:$src, LLVM_Type:$cmp, LLVM_Type:$rsrc, I32:$offset, I32:$soffset, I32:$aux),
    ROCDL_AnyResult, "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)",
    [AllTypesMatch<["res", "src", "cmp"]>]>;

// Memory: prefetches, and barriers in memory.

class ROCDL_PrefetchOp<string name, int space> : ROCDL_MemoryOp<name # ".prefetch",
    (ins Arg<LLVM_PointerInAddressSpace<space>, "", [MemRead]>:$ptr, I32Attr:$scope),
    "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))">;
def ROCDL_FlatPrefetchOp   : ROCDL_PrefetchOp<"flat", 0>;
def ROCDL_GlobalPrefetchOp : ROCDL_PrefetchOp<"global", 1>;

def ROCDL_DsAtomicBarrierArriveRtnOp : ROCDL_MemoryOp<"ds.atomic.barrier.arrive.rtn.b64",
    (ins ROCDL_ChangedLDS:$barrierPtr, I64:$val),
    "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val) "
    # "`->` type($res)", (outs I64:$res)>;
def ROCDL_DsAtomicAsyncBarrierArriveOp : ROCDL_MemoryOp<"ds.atomic.async.barrier.arrive.b64",
    (ins ROCDL_WrittenLDS:$barrierPtr), "$barrierPtr attr-dict `:` qualified(type($barrierPtr))">;

// Conversions of packed small floats.

class ROCDL_CvtOp<string name, dag args, string form, dag made = ROCDL_AnyResult>
    : ROCDL_PureOp<"cvt." # name, args, "attr-dict " # form # " `:` type($res)", made>;
defvar ROCDL_TwoFloats = (ins F32:$srcA, F32:$srcB);
def ROCDL_CvtPkRtz : ROCDL_CvtOp<"pkrtz", ROCDL_TwoFloats, "$srcA `,` $srcB">;
foreach small = ["Bf8", "Fp8"] in {
  defvar word = !tolower(small);
  def ROCDL_CvtF32 # small # Op : ROCDL_CvtOp<"f32." # word, (ins I32:$srcA, I32Attr:$byteSel),
                                              "$srcA `[` $byteSel `]`">;
  def ROCDL_CvtPkF32 # small # Op : ROCDL_CvtOp<"pk.f32." # word,
      (ins I32:$src, I1Attr:$wordSel), "$src `[` $wordSel `]`">;
  def ROCDL_CvtPk # small # F32Op : ROCDL_CvtOp<"pk." # word # ".f32",
      !con(ROCDL_TwoFloats, (ins I32:$old, I1Attr:$wordSel)),
      "$srcA `,` $srcB `->` $old `[` $wordSel `]`">;
  def ROCDL_CvtSr # small # F32Op : ROCDL_CvtOp<"sr." # word # ".f32",
      (ins F32:$srcA, I32:$srcB, I32:$old, I32Attr:$byteSel),
      "$srcA `,` $srcB `->` $old `[` $byteSel `]`">;
}

// A type of packed values and its name.
class ROCDL_Packed<TypeConstraint inType, string inName> {
  TypeConstraint type = inType;
  string name = inName;
  string word = !tolower(inName);
  dag src = !dag(ins, [inType], ["src"]);
  dag src0 = !dag(ins, [inType], ["src0"]);
  dag res = !dag(outs, [inType], ["res"]);
}
class ROCDL_ScaledCvtOp<string name, dag args, string form, dag made>
    : ROCDL_CvtOp<"scalef32." # name, args, form, made>;
defvar ROCDL_ScaleArg = (ins F32:$scale);
defvar ROCDL_SeedAndScale = (ins I32:$seed, F32:$scale);
class ROCDL_DownOp<string pk, ROCDL_Packed small, ROCDL_Packed large>
    : ROCDL_ScaledCvtOp<"pk" # pk # "." # small.word # "." # large.word,
                        !con(large.src, ROCDL_ScaleArg), "$src `,` $scale", small.res>;
class ROCDL_RandomDownOp<string pk, ROCDL_Packed small, ROCDL_Packed large>
    : ROCDL_ScaledCvtOp<"sr.pk" # pk # "." # small.word # "." # large.word,
                        !con(large.src, ROCDL_SeedAndScale), "$src `,` $seed `,` $scale",
                        small.res>;
// A packing: how many values, and the types on both sides.
class ROCDL_Packing<int inCount, list<ROCDL_Packed> inSmalls> {
  int count = inCount;
  list<ROCDL_Packed> smalls = inSmalls;
  list<ROCDL_Packed> larges = [
      ROCDL_Packed<!cast<TypeConstraint>("ROCDL_V" # inCount # "F16Type"), "F16">,
      ROCDL_Packed<!cast<TypeConstraint>("ROCDL_V" # inCount # "BF16Type"), "Bf16">,
      ROCDL_Packed<!cast<TypeConstraint>("ROCDL_V" # inCount # "F32Type"), "F32">];
}
defvar ROCDL_By8 = ROCDL_Packing<8, [ROCDL_Packed<I32, "Fp4">, ROCDL_Packed<ROCDL_V2I32Type, "Fp8">,
                                     ROCDL_Packed<ROCDL_V2I32Type, "Bf8">]>;
defvar ROCDL_By16 = ROCDL_Packing<16, [ROCDL_Packed<ROCDL_V3I32Type, "Fp6">,
                                       ROCDL_Packed<ROCDL_V3I32Type, "Bf6">]>;
defvar ROCDL_By32 = ROCDL_Packing<32, [ROCDL_Packed<ROCDL_V6I32Type, "Fp6">,
                                       ROCDL_Packed<ROCDL_V6I32Type, "Bf6">]>;
foreach packing = [ROCDL_By8, ROCDL_By16] in
  foreach small = packing.smalls in
    foreach large = packing.larges in {
      defvar count = "" # packing.count;
      def ROCDL_CvtPkScalePk # count # large.name # small.name # Op
          : ROCDL_CvtOp<"scale.pk" # count # "." # large.word # "." # small.word,
              !con(small.src, (ins I32:$scale, I32Attr:$scaleSel)),
              "$src `,` $scale `[` $scaleSel `]`", large.res>;
      def ROCDL_CvtScaleF32Pk # count # small.name # large.name # Op
          : ROCDL_DownOp<count, small, large>;
      def ROCDL_CvtScaleF32SrPk # count # small.name # large.name # Op
          : ROCDL_RandomDownOp<count, small, large>;
    }
foreach small = ROCDL_By32.smalls in {
  foreach large = ROCDL_By32.larges in {
    if !ne(large.word, "f32") then {
      def ROCDL_CvtScaleF32Pk32 # small.name # large.name # Op
          : ROCDL_DownOp<"32", small, large>;
    }
    def ROCDL_CvtScaleF32SrPk32 # small.name # large.name # Op
        : ROCDL_RandomDownOp<"32", small, large>;
    def ROCDL_CvtScaleF32Pk32 # large.name # small.name # Op
        : ROCDL_DownOp<"32", large, small>;
  }
  def ROCDL_CvtScaleF322xPk16 # small.name # F32Op
      : ROCDL_ScaledCvtOp<"2xpk16." # small.word # ".f32",
          !con((ins ROCDL_V16F32Type:$src0, ROCDL_V16F32Type:$src1), ROCDL_ScaleArg),
          "$src0 `,` $src1 `,` $scale", small.res>;
}

// One or two values, in a part of what was there.
defvar ROCDL_Pairs = ROCDL_Packing<2, []>.larges;
defvar ROCDL_OldPair = (ins ROCDL_V2I16Type:$oldVdst);
defvar ROCDL_OldWord = (ins I32:$oldVdst);
defvar ROCDL_Half = (ins I1Attr:$dstLoHiSel);
defvar ROCDL_Place = (ins I32Attr:$dstSelIndex);
defvar ROCDL_Pair = (outs ROCDL_V2I16Type:$res);
defvar ROCDL_Word = (outs I32:$res);
foreach small = ["Fp8", "Bf8"] in {
  defvar word = !tolower(small);
  def ROCDL_CvtScaleF32F16 # small # Op : ROCDL_ScaledCvtOp<"f16." # word,
      !con((ins ROCDL_V2F16Type:$oldVdst, I32:$src), ROCDL_ScaleArg,
           (ins I32Attr:$srcSelIndex), ROCDL_Half),
      "$src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`",
      (outs ROCDL_V2F16Type:$res)>;
  def ROCDL_CvtScaleF32F32 # small # Op : ROCDL_ScaledCvtOp<"f32." # word,
      !con((ins I32:$src), ROCDL_ScaleArg, (ins I32Attr:$srcSelIndex)),
      "$src `[` $srcSelIndex `]` `,` $scale", (outs F32:$res)>;
  def ROCDL_CvtScaleF32Pk # small # F32Op : ROCDL_ScaledCvtOp<"pk." # word # ".f32",
      !con(ROCDL_OldPair, (ins F32:$src0, F32:$src1), ROCDL_ScaleArg, ROCDL_Half),
      "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`", ROCDL_Pair>;
  foreach large = ROCDL_Pairs in {
    if !ne(large.word, "f32") then {
      def ROCDL_CvtScaleF32Pk # small # large.name # Op
          : ROCDL_ScaledCvtOp<"pk." # word # "." # large.word,
              !con(ROCDL_OldPair, large.src0, ROCDL_ScaleArg, ROCDL_Half),
              "$src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`", ROCDL_Pair>;
    }
    def ROCDL_CvtScaleF32Pk # large.name # small # Op
        : ROCDL_ScaledCvtOp<"pk." # large.word # "." # word,
            !con((ins I32:$src), ROCDL_ScaleArg, (ins I1Attr:$srcLoHiSel)),
            "$src `[` $srcLoHiSel `]` `,` $scale", large.res>;
  }
  foreach large = [ROCDL_Packed<F32, "F32">, ROCDL_Packed<F16, "F16">,
                   ROCDL_Packed<BF16, "BF16">] in
    def ROCDL_CvtScaleF32Sr # small # large.name # Op
        : ROCDL_ScaledCvtOp<"sr." # word # "." # large.word,
            !con(ROCDL_OldWord, large.src0, ROCDL_SeedAndScale, ROCDL_Place),
            "$src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", ROCDL_Word>;
}
foreach large = ROCDL_Pairs in {
  if !ne(large.word, "f32") then {
    def ROCDL_CvtScaleF32PkFp4 # large.name # Op
        : ROCDL_ScaledCvtOp<"pk.fp4." # large.word,
            !con(ROCDL_OldWord, large.src, ROCDL_ScaleArg, ROCDL_Place),
            "$src `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", ROCDL_Word>;
  }
  def ROCDL_CvtScaleF32SrPkFp4 # large.name # Op
      : ROCDL_ScaledCvtOp<"sr.pk.fp4." # large.word,
          !con(ROCDL_OldWord, large.src, ROCDL_SeedAndScale, ROCDL_Place),
          "$src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", ROCDL_Word>;
  def ROCDL_CvtScaleF32Pk # large.name # Fp4Op
      : ROCDL_ScaledCvtOp<"pk." # large.word # ".fp4",
          !con((ins I32:$src), ROCDL_ScaleArg, (ins I32Attr:$srcSelIndex)),
          "$src `[` $srcSelIndex `]` `,` $scale", large.res>;
}
def ROCDL_CvtScaleF32PkFp4F32Op : ROCDL_ScaledCvtOp<"pk.fp4.f32",
    !con(ROCDL_OldWord, (ins F32:$src0, F32:$src1), ROCDL_ScaleArg, ROCDL_Place),
    "$src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]`", ROCDL_Word>;

// Floats.

defvar ROCDL_Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
def ROCDL_FMed3Op : ROCDL_Op<"fmed3",
    (ins ROCDL_Floats:$src0, ROCDL_Floats:$src1, ROCDL_Floats:$src2), (outs ROCDL_Floats:$res),
    "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)",
    [Pure, AllTypesMatch<["res", "src0", "src1", "src2"]>]>;
foreach function = ["Tanh", "Sin", "Cos", "Rcp", "Exp", "Exp2", "Log", "Sqrt"] in
  def ROCDL # function : ROCDL_PureOp<!tolower(function), (ins LLVM_AnyFloat:$arg),
      "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))",
      (outs LLVM_AnyFloat:$res)>;

#endif
