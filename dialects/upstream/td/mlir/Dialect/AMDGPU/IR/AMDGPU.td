//===- AMDGPU.td: the amdgpu dialect --------------------------------------===//
#ifndef LEGALIZE_AMDGPU
#define LEGALIZE_AMDGPU

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def AMDGPU_Dialect : Dialect {
  let name = "amdgpu";
  let cppNamespace = "::mlir::amdgpu";
  let dependentDialects = ["ROCDL::ROCDLDialect", "arith::ArithDialect", "gpu::GPUDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class AMDGPU_Op<string mnemonic, list<Trait> traits = []> : Op<AMDGPU_Dialect, mnemonic, traits>;
class AMDGPU_PlainOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : AMDGPU_Op<mnemonic, traits> {
  let arguments = args;
  let results = made;
  let assemblyFormat = form;
}
class AMDGPU_CheckedOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : AMDGPU_PlainOp<mnemonic, args, made, form, traits> {
  let hasVerifier = 1;
}

// Numbers of an attribute.
class AMDGPU_OneOf<list<int> values> : ConfinedAttr<I32Attr, [IntIsOneOf<values>]>;
class AMDGPU_UpTo<int most> : ConfinedAttr<I32Attr, [IntNonNegative, IntMaxValue<most>]>;

// Small floats by their width, of which those of eight bits have two flavours.
defvar AMDGPU_Plain8 = [F8E5M2, F8E4M3FN];
defvar AMDGPU_Swapped8 = [F8E4M3FN, F8E5M2];
defvar AMDGPU_All8 = [F8E5M2FNUZ, F8E4M3FNUZ, F8E5M2, F8E4M3FN];
defvar AMDGPU_Stored8 = [F8E4M3FNUZ, F8E5M2FNUZ, F8E4M3FN, F8E5M2];
defvar AMDGPU_Sixes = [F6E2M3FN, F6E3M2FN];
defvar AMDGPU_SixesAndFour = [F6E2M3FN, F6E3M2FN, F4E2M1FN];

def AnyIntegerOrFloat : AnyTypeOf<[AnySignlessInteger, AnyFloat], "Integer or Float">;
def AnyIntegerOrFloatOr1DVector
    : AnyTypeOf<[AnyIntegerOrFloat, FixedVectorOfRankAndType<[1], [AnyIntegerOrFloat]>]>;

// Enums and their attributes.

class AMDGPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::amdgpu";
  let genSpecializedAttr = 0;
}
class AMDGPU_Words<list<string> words> {
  list<I32EnumAttrCase> ret = !foreach(i, !range(!size(words)), I32EnumAttrCase<words[i], i>);
}

def AMDGPU_AddressSpace : AMDGPU_Enum<"AddressSpace", "AMDGPU-specific address spaces", [
    I32EnumAttrCase<"FatRawBuffer", 0, "fat_raw_buffer">,
    I32EnumAttrCase<"BufferRsrc", 1, "buffer_rsrc">,
    I32EnumAttrCase<"FatStructuredBuffer", 2, "fat_structured_buffer">]>;
def AMDGPU_AddressSpaceAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_AddressSpace, "address_space"> {
  let assemblyFormat = "`<` $value `>`";
}

def AMDGPU_DPPPerm : AMDGPU_Enum<"DPPPerm", "The possible permutations for a DPP operation",
    AMDGPU_Words<["quad_perm", "row_shl", "row_shr", "row_ror", "wave_shl", "wave_shr",
                  "wave_ror", "wave_rol", "row_mirror", "row_half_mirror", "row_bcast_15",
                  "row_bcast_31"]>.ret>;
def AMDGPU_DPPPermAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_DPPPerm, "dpp_perm">;

def AMDGPU_MFMAPermB : AMDGPU_Enum<"MFMAPermB",
    "The possible permutations of the lanes storing B available in an MFMA",
    AMDGPU_Words<["none", "bcast_first_32", "bcast_second_32", "rotate_16_right",
                  "bcast_first_16", "bcast_second_16", "bcast_third_16",
                  "bcast_fourth_16"]>.ret>;
def AMDGPU_MFMAPermBAttr : EnumAttr<AMDGPU_Dialect, AMDGPU_MFMAPermB, "mfma_perm_b">;

defvar AMDGPU_Scheduled = ["non_mem_non_sideffect", "valu", "salu", "mfma_wmma", "all_vmem",
    "vmem_read", "vmem_write", "all_ds", "ds_read", "ds_write", "transcendental"];
def AMDGPU_SchedBarrierOpOpt : I32BitEnumAttr<"sched_barrier_opt_enum",
    "The possible options for scheduling barriers", [I32BitEnumAttrCaseNone<"none">]
    # !foreach(i, !range(!size(AMDGPU_Scheduled)), I32BitEnumAttrCaseBit<AMDGPU_Scheduled[i], i>)> {
  let cppNamespace = "::mlir::amdgpu";
  let genSpecializedAttr = 0;
}
def AMDGPU_SchedBarrierOpOptAttr
    : EnumAttr<AMDGPU_Dialect, AMDGPU_SchedBarrierOpOpt, "sched_barrier_opt"> {
  let assemblyFormat = "`<` $value `>`";
}

// Types: descriptors for the engine that moves tensors.

class AMDGPU_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<AMDGPU_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}
def AMDGPU_TDMBaseType : AMDGPU_Type<"TDMBase", "tdm_base"> {
  let summary = "Pair of base addresses that move data between LDS and global storage.";
  let parameters = (ins "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType),
                                                 "return $_get(elementType.getContext(), elementType);">];
  let assemblyFormat = "`<` $elementType `>`";
}
def AMDGPU_TDMGatherBaseType : AMDGPU_Type<"TDMGatherBase", "tdm_gather_base"> {
  let summary = "Pair of base addresses that move data between LDS and global storage.";
  let parameters = (ins "Type":$elementType, "Type":$indexType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "Type":$elementType, "Type":$indexType),
      "return $_get(elementType.getContext(), elementType, indexType);">];
  let assemblyFormat = "`<` $elementType `,` $indexType `>`";
  let genVerifyDecl = 1;
}
def AMDGPU_TDMDescriptorType : AMDGPU_Type<"TDMDescriptor", "tdm_descriptor"> {
  let summary = "Descriptors used in tensor store/load operations.";
}

class AMDGPU_ConcreteVector<Type elem, int length> : FixedVectorOfLengthAndType<[length], [elem]>,
    BuildableType<"::mlir::VectorType::get({" # length # "} ," # elem.builderCall # ")">;

// Conversions of packed small floats.

class AMDGPU_Vector<list<int> lengths, list<Type> types>
    : FixedVectorOfLengthAndType<lengths, types>;
defvar AMDGPU_Wide = [F32, F16, BF16];
defvar AMDGPU_Packed8 = AMDGPU_Vector<[4], AMDGPU_Stored8>;
defvar AMDGPU_PackedScaled
    = AnyTypeOf<[AMDGPU_Vector<[4], AMDGPU_Plain8>, AMDGPU_Vector<[8], [F4E2M1FN]>]>;

def AMDGPU_ExtPackedFp8Op : AMDGPU_PlainOp<"ext_packed_fp8",
    (ins AnyTypeOf<AMDGPU_All8 # [VectorOfLengthAndType<[1, 2, 3, 4], AMDGPU_All8>]>:$source,
         AMDGPU_UpTo<3>:$index),
    (outs AnyTypeOf<[F32, AMDGPU_Vector<[2], [F32]>]>:$res),
    "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)", [Pure]>;
def AMDGPU_ScaledExtPackedOp : AMDGPU_PlainOp<"scaled_ext_packed",
    (ins AnyTypeOf<[VectorOfLengthAndType<[1, 2, 3, 4], AMDGPU_Plain8>,
                    VectorOfLengthAndType<!range(1, 9), [F4E2M1FN]>]>:$source,
         F32:$scale, AMDGPU_UpTo<7>:$index),
    (outs AnyTypeOf<!foreach(type, AMDGPU_Wide, AMDGPU_Vector<[2], [type]>)>:$res),
    "attr-dict $source `[` $index `]` `,` $scale `:` type($source) `to` type($res)", [Pure]>;
def AMDGPU_ScaledExtPackedMatrixOp : AMDGPU_CheckedOp<"scaled_ext_packed_matrix",
    (ins AnyTypeOf<!foreach(type, [F4E2M1FN, F8E4M3FN, F8E5M2], FixedVectorOfShapeAndType<[8], type>)
                   # !foreach(type, AMDGPU_Sixes, FixedVectorOfShapeAndType<[16], type>)>:$source,
         FixedVectorOfShapeAndType<[4], F8E8M0FNU>:$scale, AMDGPU_OneOf<[16, 32]>:$blockSize,
         AMDGPU_OneOf<[0, 16]>:$firstScaleLane,
         ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$firstScaleByte),
    (outs AnyTypeOf<!foreach(type, AMDGPU_Wide, FixedVectorOfShapeAndType<[8], type>)
                    # !foreach(type, AMDGPU_Wide, FixedVectorOfShapeAndType<[16], type>)>:$res),
    "attr-dict $source `scale` `(` $scale `)` `blockSize` `(` $blockSize `)` "
    # "`firstScaleLane` `(` $firstScaleLane `)` `firstScaleByte` `(` $firstScaleByte `)` "
    # "`:` type($source) `,` type($scale) `->` type($res)",
    [Pure, AllShapesMatch<["source", "res"]>]>;

// Into a place of values that may exist already.
class AMDGPU_PackOp<string mnemonic, dag args, string source, string place, string type,
                    Type packed = AMDGPU_Packed8, list<Trait> traits = []>
    : AMDGPU_CheckedOp<mnemonic, !con(args, (ins Optional<packed>:$existing)),
        (outs packed:$res),
        "attr-dict " # source # "`into` ($existing^):(`undef`)? `[` " # place # "`:` type(" # type
        # ") `to` type($res) (`into` type($existing)^)?", [Pure] # traits>;
def AMDGPU_PackedTrunc2xFp8Op : AMDGPU_PackOp<"packed_trunc_2xfp8",
    (ins F32:$sourceA, Optional<F32>:$sourceB, AMDGPU_UpTo<1>:$wordIndex),
    "$sourceA `,` ($sourceB^):(`undef`)? ", "`word` $wordIndex `]` ", "$sourceA",
    AMDGPU_Packed8, [AttrSizedOperandSegments]>;
def AMDGPU_PackedScaledTruncOp : AMDGPU_PackOp<"packed_scaled_trunc",
    (ins VectorOfLengthAndType<[1, 2], AMDGPU_Wide>:$source, F32:$scale,
         AMDGPU_UpTo<7>:$index),
    "$source ", "$index `]` `,` $scale ", "$source", AMDGPU_PackedScaled>;
def AMDGPU_PackedStochRoundFp8Op : AMDGPU_PackOp<"packed_stoch_round_fp8",
    (ins F32:$source, I32:$stochiasticParam, AMDGPU_UpTo<3>:$storeIndex),
    "$source `+` $stochiasticParam ", "$storeIndex `]` ", "$source">;

// Buffers whose bounds the hardware checks.

defvar AMDGPU_Checked = DefaultValuedAttr<BoolAttr, "true">;
def AMDGPU_FatRawBufferCastOp : AMDGPU_CheckedOp<"fat_raw_buffer_cast",
    (ins AnyMemRef:$source, Optional<I64>:$validBytes, Optional<I<14>>:$cacheSwizzleStride,
         AMDGPU_Checked:$boundsCheck, UnitAttr:$resetOffset),
    (outs AnyMemRef:$result),
    "$source oilist (`validBytes` `(` $validBytes `)` "
    # "| `cacheSwizzleStride` `(` $cacheSwizzleStride `)` | `boundsCheck` `(` $boundsCheck `)` "
    # "| `resetOffset` $resetOffset) attr-dict `:` type($source) `to` type($result)",
    [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>,
     DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>,
     ViewLikeOpInterface, AttrSizedOperandSegments]>;

// An access to a place in a raw buffer; `moved` are the values that are written, `to` the place.
class AMDGPU_RawBufferOp<string name, dag moved, string desc, list<MemoryEffect> effects,
                         string form, list<Trait> traits = [AttrSizedOperandSegments]>
    : AMDGPU_Op<"raw_buffer_" # name, traits> {
  let arguments = !con(moved, (ins Arg<AnyMemRef, desc, effects>:$memref, Variadic<I32>:$indices,
      AMDGPU_Checked:$boundsCheck, OptionalAttr<I32Attr>:$indexOffset, Optional<I32>:$sgprOffset));
  let assemblyFormat = form;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
defvar AMDGPU_Place = "$memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` ";
defvar AMDGPU_SameElement = AllElementTypesMatch<["value", "memref"]>;
def AMDGPU_RawBufferLoadOp : AMDGPU_RawBufferOp<"load", (ins), "memory that is read", [MemRead],
    !strconcat("attr-dict ", AMDGPU_Place,
               "type($memref) (`,` type($indices)^)? `->` type($value)"),
    [AMDGPU_SameElement, AttrSizedOperandSegments]> {
  let results = (outs AnyType:$value);
}
defvar AMDGPU_ToPlace = !strconcat("attr-dict $value `->` ", AMDGPU_Place,
                                   "type($value) `->` type($memref) ");
def AMDGPU_RawBufferStoreOp : AMDGPU_RawBufferOp<"store", (ins AnyType:$value),
    "memory that is written", [MemWrite], AMDGPU_ToPlace # "(`,` type($indices)^)?",
    [AMDGPU_SameElement, AttrSizedOperandSegments]>;

class AMDGPU_RawBufferAtomicOp<string name, dag moved, list<Trait> traits,
                               string form = AMDGPU_ToPlace>
    : AMDGPU_RawBufferOp<"atomic_" # name, moved, "memory that is changed", [MemRead, MemWrite],
                         form # "`,` type($indices)", traits>;
def AMDGPU_RawBufferAtomicCmpswapOp : AMDGPU_RawBufferAtomicOp<"cmpswap",
    (ins AnyType:$src, AnyType:$cmp),
    [AttrSizedOperandSegments, AllTypesMatch<["src", "cmp", "value"]>, AMDGPU_SameElement],
    !strconcat("attr-dict $src `,` $cmp `->` ", AMDGPU_Place, "type($value) `->` type($memref) ")> {
  let results = (outs AnyType:$value);
}
defvar AMDGPU_SameElementFirst = [AMDGPU_SameElement, AttrSizedOperandSegments];
def AMDGPU_RawBufferAtomicFaddOp : AMDGPU_RawBufferAtomicOp<"fadd",
    (ins AnyTypeOf<[F32, VectorOfLengthAndType<[2], [F16, BF16]>]>:$value),
    AMDGPU_SameElementFirst>;
def AMDGPU_RawBufferAtomicFmaxOp : AMDGPU_RawBufferAtomicOp<"fmax",
    (ins AnyTypeOf<[F32, F64]>:$value), AMDGPU_SameElementFirst>;
def AMDGPU_RawBufferAtomicSmaxOp : AMDGPU_RawBufferAtomicOp<"smax", (ins I32:$value),
                                                            [AttrSizedOperandSegments]>;
def AMDGPU_RawBufferAtomicUminOp : AMDGPU_RawBufferAtomicOp<"umin", (ins I32:$value),
                                                            [AttrSizedOperandSegments]>;

// Lanes that exchange values.

def AMDGPU_DPPOp : AMDGPU_CheckedOp<"dpp",
    (ins AnyType:$old, AnyType:$src, AMDGPU_DPPPermAttr:$kind,
         OptionalAttr<AnyAttrOf<[I32Attr, ArrayAttr, UnitAttr]>>:$permArgument,
         DefaultValuedAttr<I32Attr, "0xf">:$row_mask, DefaultValuedAttr<I32Attr, "0xf">:$bank_mask,
         DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl),
    (outs AnyType:$result), "$old $src $kind (`(` $permArgument^ `)`)? attr-dict `:` type($result)",
    [Pure, SameTypeOperands, AllTypesMatch<["result", "old", "src"]>]>;

class AMDGPU_LaneOp<string mnemonic, dag how, string form> : AMDGPU_PlainOp<mnemonic,
    !con((ins AnyIntegerOrFloatOr1DVector:$src), how), (outs AnyIntegerOrFloatOr1DVector:$result),
    "$src " # form # " attr-dict `:` type($result)", [Pure, AllTypesMatch<["result", "src"]>]>;
def AMDGPU_SwizzleBitModeOp : AMDGPU_LaneOp<"swizzle_bitmode",
    (ins I32Attr:$and_mask, I32Attr:$or_mask, I32Attr:$xor_mask), "$and_mask $or_mask $xor_mask">;
def AMDGPU_PermlaneSwapOp : AMDGPU_LaneOp<"permlane_swap",
    (ins I32Attr:$row_length, DefaultValuedAttr<BoolAttr, "false">:$fetch_inactive,
         DefaultValuedAttr<BoolAttr, "false">:$bound_ctrl), "$row_length"> {
  let hasVerifier = 1;
}

// Order.

def AMDGPU_LDSBarrierOp : AMDGPU_PlainOp<"lds_barrier", (ins), (outs), "attr-dict"> {
  let hasCanonicalizer = 1;
}
def AMDGPU_SchedBarrierOp : AMDGPU_PlainOp<"sched_barrier",
    (ins AMDGPU_SchedBarrierOpOptAttr:$opts), (outs), "`allow` `=` $opts attr-dict">;

defvar AMDGPU_Counters = ["load", "store", "ds", "exp", "tensor"];
def AMDGPU_MemoryCounterWaitOp : AMDGPU_PlainOp<"memory_counter_wait",
    !dag(ins, !foreach(name, AMDGPU_Counters, OptionalAttr<I32Attr>), AMDGPU_Counters), (outs),
    "oilist(" # !interleave(!foreach(name, AMDGPU_Counters, "`" # name # "` `(` $" # name # " `)`"),
                            " | ") # ") attr-dict"> {
  let hasCanonicalizer = 1;
}

// Products of matrices, by the types of their factors and sums.

def MFMAInTypes : AnyTypeOf<[F32, F64, I32, I64,
    VectorOfLengthAndType<[2], [F32]>, VectorOfLengthAndType<[4, 8], [F16]>,
    VectorOfLengthAndType<[2, 4, 8], [BF16]>, VectorOfLengthAndType<[4, 8, 16], [I8]>,
    VectorOfLengthAndType<[8], [F8E5M2FNUZ, F8E4M3FNUZ]>,
    VectorOfLengthAndType<[8, 32], AMDGPU_Plain8>,
    VectorOfLengthAndType<[32], AMDGPU_SixesAndFour>]>;
def MFMAOutTypes : AnyTypeOf<[F64, VectorOfLengthAndType<[4, 16, 32], [F32]>,
    VectorOfLengthAndType<[4, 16, 32], [I32]>, VectorOfLengthAndType<[4], [F64]>]>;

class AMDGPU_SparseFactor<list<int> halves, list<int> bytes> {
  list<Type> ret = [VectorOfLengthAndType<halves, [F16]>, VectorOfLengthAndType<halves, [BF16]>,
      VectorOfLengthAndType<bytes, [I8]>, VectorOfLengthAndType<bytes, AMDGPU_Swapped8>,
      VectorOfLengthAndType<bytes, [F8E4M3FNUZ, F8E5M2FNUZ]>];
}
def SMFMACSparseInTypes : AnyTypeOf<AMDGPU_SparseFactor<[4, 8], [8, 16]>.ret>;
def SMFMACDenseInTypes : AnyTypeOf<AMDGPU_SparseFactor<[8, 16], [16, 32]>.ret>;
def SMFMACOutTypes : AnyTypeOf<[VectorOfLengthAndType<[4, 16], [F32]>,
                                VectorOfLengthAndType<[4, 16], [I32]>]>;
def SMFMACIdxTypes : AnyTypeOf<[AMDGPU_Vector<[4], [I8]>, AMDGPU_Vector<[2], [I16]>]>;

def ScaledMFMAInTypes : AnyTypeOf<[VectorOfLengthAndType<[32], AMDGPU_Plain8>,
                                   VectorOfLengthAndType<[32], AMDGPU_SixesAndFour>]>;
def ScaledMFMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[4, 16], [F32]>]>;
def ScaledWMMAInTypes : AnyTypeOf<[VectorOfLengthAndType<[64], AMDGPU_Plain8>,
    VectorOfLengthAndType<[64], AMDGPU_Sixes>, VectorOfLengthAndType<[64, 128], [F4E2M1FN]>]>;
def ScaledWMMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[8, 16], [F32]>]>;
def WMMAInTypes : AnyTypeOf<[VectorOfLengthAndType<[2], [F32]>,
    VectorOfLengthAndType<[4, 8, 16], [F16, BF16]>,
    VectorOfLengthAndType<[4, 8, 16, 32], [I8, SI8, UI8]>,
    VectorOfLengthAndType<[4, 8, 32, 64], AMDGPU_Swapped8>,
    VectorOfLengthAndType<[4, 8, 16], [I<4>, SI<4>, UI<4>]>]>;
def WMMAOutTypes : AnyTypeOf<[VectorOfLengthAndType<[4, 8], [F32, I32]>,
                              VectorOfLengthAndType<[4, 8, 16], [F16, BF16]>]>;

// Products: sizes, factors and sum, then what else there is.
class AMDGPU_ProductOp<string mnemonic, list<int> ms, list<int> ns, list<int> ks, dag between,
                       Type a, Type b, Type out, dag more, string form>
    : AMDGPU_Op<mnemonic, [AllTypesMatch<["destC", "destD"]>, Pure]> {
  let arguments = !con((ins AMDGPU_OneOf<ms>:$m, AMDGPU_OneOf<ns>:$n, AMDGPU_OneOf<ks>:$k),
                       between, (ins a:$sourceA, b:$sourceB, out:$destC), more);
  let results = (outs out:$destD);
  let assemblyFormat = "custom<MNKDimensionList>($m, $n, $k) " # form;
}
defvar AMDGPU_Factors = "$sourceA `*` $sourceB `+` $destC ";
defvar AMDGPU_FactorTypes = "`:` type($sourceA) `,` type($sourceB) `,` type($destC)";
defvar AMDGPU_Zero = DefaultValuedAttr<I32Attr, "0">;
def AMDGPU_MFMAOp : AMDGPU_ProductOp<"mfma", [4, 16, 32], [4, 16, 32],
    [1, 2, 4, 8, 16, 32, 64, 128],
    (ins DefaultValuedAttr<AMDGPU_OneOf<[1, 2, 4, 16]>, "1">:$blocks),
    MFMAInTypes, MFMAInTypes, MFMAOutTypes,
    (ins AMDGPU_Zero:$cbsz, AMDGPU_Zero:$abid,
         DefaultValuedAttr<AMDGPU_MFMAPermBAttr, "::mlir::amdgpu::MFMAPermB::none">:$blgp,
         UnitAttr:$reducePrecision, UnitAttr:$negateA, UnitAttr:$negateB, UnitAttr:$negateC),
    !strconcat(AMDGPU_Factors, "attr-dict `blgp` `=` $blgp ", AMDGPU_FactorTypes)> {
  let hasVerifier = 1;
}
def AMDGPU_WMMAOp : AMDGPU_ProductOp<"wmma", [16], [16], [4, 16, 32, 64, 128], (ins),
    WMMAInTypes, WMMAInTypes, WMMAOutTypes,
    (ins DefaultValuedAttr<AMDGPU_OneOf<[0, 1]>, "0">:$subwordOffset, UnitAttr:$unsignedA,
         UnitAttr:$unsignedB, UnitAttr:$clamp),
    !strconcat(AMDGPU_Factors, "attr-dict ", AMDGPU_FactorTypes)> {
  let hasVerifier = 1;
}
def AMDGPU_SparseMFMAOp : AMDGPU_ProductOp<"sparse_mfma", [16, 32], [16, 32], [16, 32, 64, 128],
    (ins), SMFMACSparseInTypes, SMFMACDenseInTypes, SMFMACOutTypes,
    (ins SMFMACIdxTypes:$sparseIdx, AMDGPU_Zero:$cbsz, AMDGPU_Zero:$abid),
    !strconcat(AMDGPU_Factors, "`sparse` `(` $sparseIdx `:` type($sparseIdx) `)` attr-dict ",
               AMDGPU_FactorTypes)> {
  let hasVerifier = 1;
}

// Factors with scales.
class AMDGPU_ScaledForm<string a, string aIndex, string b, string bIndex> {
  string ret = "` ` `(` " # a # aIndex # " `*` $sourceA `)` `*` `(` " # b # bIndex
      # " `*` $sourceB `)` `+` $destC attr-dict `:` type(" # a # ") `,` type($sourceA) `,` type("
      # b # ") `,` type($sourceB) `,` type($destC)";
}
defvar AMDGPU_Scales = AnyTypeOf<[F8E8M0FNU, AMDGPU_Vector<[4], [F8E8M0FNU]>]>;
def AMDGPU_ScaledMFMAOp : AMDGPU_ProductOp<"scaled_mfma", [16, 32], [16, 32], [64, 128], (ins),
    ScaledMFMAInTypes, ScaledMFMAInTypes, ScaledMFMAOutTypes,
    (ins AMDGPU_Scales:$scalesA, AMDGPU_Scales:$scalesB, AMDGPU_UpTo<3>:$scalesIdxA,
         AMDGPU_UpTo<3>:$scalesIdxB),
    AMDGPU_ScaledForm<"$scalesA", "`[` $scalesIdxA `]`", "$scalesB", "`[` $scalesIdxB `]`">.ret> {
  let hasCanonicalizer = 1;
}
defvar AMDGPU_LaneScales = VectorOfLengthAndType<[4, 8], [F8E8M0FNU, F8E4M3FN]>;
def AMDGPU_ScaledWMMAOp : AMDGPU_ProductOp<"scaled_wmma", [16, 32], [16], [128], (ins),
    ScaledWMMAInTypes, ScaledWMMAInTypes, ScaledWMMAOutTypes,
    (ins AMDGPU_LaneScales:$scaleA, AMDGPU_OneOf<[0, 16]>:$a_first_scale_lane,
         AMDGPU_LaneScales:$scaleB, AMDGPU_OneOf<[0, 16]>:$b_first_scale_lane),
    AMDGPU_ScaledForm<"$scaleA", "", "$scaleB", "">.ret> {
  let hasVerifier = 1;
}

// Between memories.

def AMDGPU_GatherToLDSOp : AMDGPU_CheckedOp<"gather_to_lds",
    (ins Arg<AnyMemRef, "memory that is read", [MemRead]>:$src, Variadic<Index>:$srcIndices,
         Arg<AnyMemRef, "memory that is written", [MemWrite]>:$dst, Variadic<Index>:$dstIndices,
         TypeAttr:$transferType),
    (outs),
    "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict "
    # "`:` $transferType `,` type($src) `,` type($dst)", [AttrSizedOperandSegments]> {
  let hasCanonicalizer = 1;
}
def AMDGPU_TransposeLoadOp : AMDGPU_CheckedOp<"transpose_load",
    (ins Arg<AnyMemRef, "memory that is read", [MemRead]>:$src, Variadic<Index>:$srcIndices),
    (outs AnyTypeOf<[AnyVectorOfNonZeroRank]>:$result),
    "$src `[` $srcIndices `]` attr-dict `:` type($src) `->` type($result)",
    [SameVariadicOperandSize]>;

class AMDGPU_DmaBaseOp<string mnemonic, Type outType> : AMDGPU_CheckedOp<mnemonic,
    (ins Arg<AnyMemRef>:$global, Variadic<Index>:$global_indices, Arg<AnyMemRef>:$lds,
         Variadic<Index>:$lds_indices),
    (outs outType:$base),
    "$global `[` $global_indices `]` `,` $lds `[` $lds_indices `]` attr-dict "
    # "`:` type($global) `,` type($lds) `->` type(results)",
    [Pure, AttrSizedOperandSegments, AllElementTypesMatch<["global", "lds"]>]>;
def AMDGPU_MakeDmaBaseOp : AMDGPU_DmaBaseOp<"make_dma_base", AMDGPU_TDMBaseType>;
def AMDGPU_MakeGatherDmaBaseOp
    : AMDGPU_DmaBaseOp<"make_gather_dma_base", AMDGPU_TDMGatherBaseType>;

// Sizes and strides, each of which is known or an operand.
class AMDGPU_Numbers<string where, string what> {
  string dynamic = where # "_dynamic_" # what;
  string static = where # "_static_" # what;
  dag args = !dag(ins, [Variadic<Index>, DenseI64ArrayAttr], [dynamic, static]);
  string form = "custom<DynamicIndexList>($" # dynamic # ", $" # static # ") ";
}
defvar AMDGPU_GlobalSizes = AMDGPU_Numbers<"global", "sizes">;
defvar AMDGPU_GlobalStrides = AMDGPU_Numbers<"global", "strides">;
defvar AMDGPU_SharedSizes = AMDGPU_Numbers<"shared", "sizes">;
class AMDGPU_MakeDescriptorOp<string mnemonic, dag base, string from, string fromTypes>
    : AMDGPU_Op<mnemonic, [Pure, AttrSizedOperandSegments]> {
  let arguments = !con(base, AMDGPU_GlobalSizes.args, AMDGPU_GlobalStrides.args,
      AMDGPU_SharedSizes.args,
      (ins Optional<AMDGPU_ConcreteVector<I1, 16>>:$workgroup_mask, Optional<I1>:$early_timeout,
           Optional<I32>:$pad_amount, Optional<I32>:$pad_interval,
           Optional<AnyMemRef>:$atomic_barrier_address, Variadic<Index>:$atomic_barrier_indices,
           Optional<Index>:$global_increment, Optional<I32>:$lds_increment,
           Optional<Index>:$iteration_count));
  let results = (outs AMDGPU_TDMDescriptorType:$desc);
  let assemblyFormat = !strconcat(from, " `globalSize` ", AMDGPU_GlobalSizes.form,
      "`globalStride` ", AMDGPU_GlobalStrides.form, "`sharedSize` ", AMDGPU_SharedSizes.form, [{
      (`padShared` `(` $pad_amount^ `every` $pad_interval `)`)?
      (`workgroupMask` $workgroup_mask^ (`earlyTimeout` $early_timeout^)?)?
      (`atomicBarrier` `(` $atomic_barrier_address^ `[` $atomic_barrier_indices `]`
                       `:` type($atomic_barrier_address) `)`)?
      (`iterate` $global_increment^ `,` $lds_increment `,` $iteration_count)?
      attr-dict `:` }], fromTypes, " `->` type(results)");
  let hasFolder = 1;
  let hasVerifier = 1;
}
def AMDGPU_MakeDmaDescriptorOp : AMDGPU_MakeDescriptorOp<"make_dma_descriptor",
    (ins AMDGPU_TDMBaseType:$base), "$base", "qualified(type($base))">;
def AMDGPU_MakeGatherDmaDescriptorOp : AMDGPU_MakeDescriptorOp<"make_gather_dma_descriptor",
    (ins AMDGPU_TDMGatherBaseType:$base,
         AnyTypeOf<[VectorOfMinMaxLengthAndType<1, 8, [I32]>,
                    VectorOfMinMaxLengthAndType<1, 16, [I16]>]>:$indices),
    "$base `[` $indices `]`", "qualified(type($base)) `,` type($indices)">;

class AMDGPU_TensorOp<string mnemonic> : AMDGPU_PlainOp<mnemonic,
    (ins AMDGPU_TDMDescriptorType:$desc), (outs), "$desc attr-dict `:` qualified(type($desc))",
    [MemoryEffects<[MemWrite, MemRead]>]>;
def AMDGPU_TensorLoadToLDSOp    : AMDGPU_TensorOp<"tensor_load_to_lds">;
def AMDGPU_TensorStoreFromLDSOp : AMDGPU_TensorOp<"tensor_store_from_lds">;

#endif
