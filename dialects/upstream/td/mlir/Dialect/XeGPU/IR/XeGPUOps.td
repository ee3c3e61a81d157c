//===- XeGPUOps.td: blocks and scattered elements of tensors --------------===//
#ifndef LEGALIZE_XEGPU_OPS
#define LEGALIZE_XEGPU_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/Dialect/XeGPU/IR/XeGPUTypes.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class XeGPU_Op<string mnemonic, list<Trait> traits = []> : Op<XeGPU_Dialect, mnemonic, traits>;
class XeGPU_PlainOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : XeGPU_Op<mnemonic, traits> {
  let arguments = args;
  let results = made;
  let assemblyFormat = form;
}
class XeGPU_CheckedOp<string mnemonic, dag args, dag made, string form, list<Trait> traits = []>
    : XeGPU_PlainOp<mnemonic, args, made, form, traits> {
  let hasVerifier = 1;
}

defvar XeGPU_Layout = (ins OptionalAttr<DistributeLayoutAttr>:$layout);
defvar XeGPU_Hint = OptionalAttr<XeGPU_CacheHintAttr>;
defvar XeGPU_Hints = (ins XeGPU_Hint:$l1_hint, XeGPU_Hint:$l2_hint, XeGPU_Hint:$l3_hint);
defvar XeGPU_Reads = MemoryEffects<[MemRead]>;
defvar XeGPU_Writes = MemoryEffects<[MemWrite]>;

// Blocks of any number of dimensions.

defvar XeGPU_Block = (ins XeGPU_TensorDesc:$TensorDesc, Variadic<Index>:$offsets,
                          OptionalAttr<DenseI64ArrayAttr>:$const_offsets);
defvar XeGPU_BlockForm = "$TensorDesc `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) "
    # "prop-dict attr-dict `:` ";
defvar XeGPU_BlockType = "qualified(type($TensorDesc))";

def XeGPU_CreateNdDescOp : XeGPU_CheckedOp<"create_nd_tdesc",
    (ins XeGPU_BaseAddrType:$source, Variadic<Index>:$offsets, Variadic<Index>:$shape,
         Variadic<Index>:$strides, OptionalAttr<DenseI64ArrayAttr>:$const_offsets,
         OptionalAttr<DenseI64ArrayAttr>:$const_shape,
         OptionalAttr<DenseI64ArrayAttr>:$const_strides),
    (outs XeGPU_TensorDesc:$TensorDesc),
    "$source `` custom<OptionalDynamicIndexList>($offsets, $const_offsets) "
    # "(`,` `shape` `:` custom<DynamicIndexList>($shape, $const_shape)^ "
    # "`,` `strides` `:` custom<DynamicIndexList>($strides, $const_strides))? "
    # "attr-dict `:` type($source) `->` qualified(type($TensorDesc))",
    [Pure, ViewLikeOpInterface, AttrSizedOperandSegments]>;
def XeGPU_UpdateNdOffsetOp : XeGPU_CheckedOp<"update_nd_offset",
    (ins XeGPU_TensorDesc:$TensorDesc, Variadic<Index>:$offsets, DenseI64ArrayAttr:$const_offsets),
    (outs XeGPU_TensorDesc:$result),
    "$TensorDesc `,` custom<DynamicIndexList>($offsets, $const_offsets) "
    # "attr-dict `:` qualified(type($result))",
    [Pure, AllTypesMatch<["TensorDesc", "result"]>]>;

defvar XeGPU_SameElement = AllElementTypesMatch<["value", "TensorDesc"]>;
def XeGPU_PrefetchNdOp : XeGPU_CheckedOp<"prefetch_nd",
    !con(XeGPU_Block, XeGPU_Hints, XeGPU_Layout), (outs),
    !strconcat(XeGPU_BlockForm, XeGPU_BlockType), [AnchorLayoutInterface]>;
def XeGPU_LoadNdOp : XeGPU_CheckedOp<"load_nd",
    !con(XeGPU_Block, (ins OptionalAttr<UnitAttr>:$packed,
                           OptionalAttr<DenseI64ArrayAttr>:$transpose), XeGPU_Hints, XeGPU_Layout),
    (outs XeGPU_ValueType:$value),
    !strconcat(XeGPU_BlockForm, XeGPU_BlockType, " `->` type($value)"),
    [XeGPU_SameElement, XeGPU_Reads, AnchorLayoutInterface]>;
def XeGPU_StoreNdOp : XeGPU_CheckedOp<"store_nd",
    !con((ins XeGPU_ValueType:$value), XeGPU_Block, XeGPU_Hints, XeGPU_Layout), (outs),
    !strconcat("$value `,` ", XeGPU_BlockForm, "type($value) `,` ", XeGPU_BlockType),
    [XeGPU_SameElement, XeGPU_Writes, AnchorLayoutInterface]>;

// Scattered elements, by a descriptor or by addresses and offsets.

def XeGPU_CreateDescOp : XeGPU_CheckedOp<"create_tdesc",
    (ins XeGPU_GatherScatterBaseAddrType:$source, XeGPU_OffsetType:$offsets),
    (outs XeGPU_TensorDesc:$TensorDesc),
    "$source `,` $offsets attr-dict `:` type($source) `,` type($offsets) "
    # "`->` qualified(type($TensorDesc))", [Pure, ViewLikeOpInterface]>;
def XeGPU_UpdateOffsetOp : XeGPU_CheckedOp<"update_offset",
    (ins XeGPU_TensorDesc:$TensorDesc, XeGPU_OffsetType:$offsets),
    (outs XeGPU_TensorDesc:$result),
    "$TensorDesc `,` $offsets attr-dict `:` qualified(type($TensorDesc)) `,` type($offsets)",
    [AllTypesMatch<["TensorDesc", "result"]>]>;

defvar XeGPU_Offsets = (ins Optional<AnyTypeOf<[XeGPU_OffsetType, Index]>>:$offsets);
defvar XeGPU_Masked = !con(XeGPU_Offsets, (ins AnyTypeOf<[XeGPU_MaskType, I1]>:$mask,
                                               OptionalAttr<I64Attr>:$chunk_size),
                           XeGPU_Hints, XeGPU_Layout);
defvar XeGPU_Elements = AnyTypeOf<[XeGPU_ValueType, XeGPU_ScalarType]>;
defvar XeGPU_AtOffsets = " (`[` $offsets^ `]`)? ";
defvar XeGPU_OfOperands = "prop-dict attr-dict `:` type(operands)";
def XeGPU_PrefetchOp : XeGPU_CheckedOp<"prefetch",
    !con((ins XeGPU_GatherScatterSourceType:$source), XeGPU_Offsets, XeGPU_Hints,
         (ins OptionalAttr<I64Attr>:$offset_align_byte), XeGPU_Layout),
    (outs), !strconcat("$source", XeGPU_AtOffsets, XeGPU_OfOperands), [AnchorLayoutInterface]>;
def XeGPU_LoadGatherOp : XeGPU_CheckedOp<"load",
    !con((ins XeGPU_GatherScatterSourceType:$source), XeGPU_Masked), (outs XeGPU_Elements:$value),
    !strconcat("$source", XeGPU_AtOffsets, "`,` $mask ", XeGPU_OfOperands, " `->` type($value)"),
    [XeGPU_Reads, AnchorLayoutInterface]>;
def XeGPU_StoreScatterOp : XeGPU_CheckedOp<"store",
    !con((ins XeGPU_Elements:$value, XeGPU_GatherScatterSourceType:$dest), XeGPU_Masked), (outs),
    !strconcat("$value `,` $dest", XeGPU_AtOffsets, "`,` $mask ", XeGPU_OfOperands),
    [XeGPU_Writes, AnchorLayoutInterface]>;

def XeGPU_AtomicRMWOp : XeGPU_PlainOp<"atomic_rmw",
    !con((ins AtomicRMWKindAttr:$kind, XeGPU_TensorDesc:$tensorDesc, XeGPU_MaskType:$mask,
              XeGPU_ValueType:$value), XeGPU_Layout),
    (outs XeGPU_ValueType:$result),
    "$kind $tensorDesc `,` $mask `,` $value attr-dict `:` qualified(type($tensorDesc)) `,` "
    # "type($mask) `,` type($value) `->` type($result)",
    [Pure, MemoryEffects<[MemRead, MemWrite]>,
     AllElementTypesMatch<["tensorDesc", "value", "result"]>,
     AllShapesMatch<["tensorDesc", "value", "result"]>, AnchorLayoutInterface]>;

// Products and layouts.

def XeGPU_DpasOp : XeGPU_CheckedOp<"dpas",
    (ins XeGPU_DpasOprType:$lhs, XeGPU_DpasOprType:$rhs, Optional<XeGPU_DpasResType>:$acc,
         OptionalAttr<DistributeLayoutAttr>:$layout_a, OptionalAttr<DistributeLayoutAttr>:$layout_b,
         OptionalAttr<DistributeLayoutAttr>:$layout_cd),
    (outs XeGPU_DpasResType:$result),
    "$lhs `,` $rhs (`,` $acc^)? attr-dict `:` type($lhs) `,` type($rhs) (`,` type($acc)^)? "
    # "`->` type($result)",
    [Pure, AllElementTypesMatch<["lhs", "rhs"]>, AnchorLayoutInterface]>;
def XeGPU_ConvertLayoutOp : XeGPU_CheckedOp<"convert_layout",
    (ins XeGPU_VectorType:$source, DistributeLayoutAttr:$input_layout,
         DistributeLayoutAttr:$target_layout),
    (outs XeGPU_VectorType:$result), "$source prop-dict attr-dict `:` type($source)",
    [Pure, AllTypesMatch<["source", "result"]>, AnchorLayoutInterface]> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

// Barriers and fences.

def XeGPU_AllocNbarrierOp : XeGPU_PlainOp<"alloc_nbarrier", (ins I64Attr:$nbarrier_num), (outs),
                                          "$nbarrier_num attr-dict">;
def XeGPU_InitNbarrierOp : XeGPU_PlainOp<"init_nbarrier",
    (ins I8:$nbarrier_id, I8:$participant_thread_num), (outs XeGPU_Nbarrier:$result),
    "$nbarrier_id `,` $participant_thread_num attr-dict `:` type($nbarrier_id) `,` "
    # "type($participant_thread_num) `->` qualified(type($result))">;
foreach act = ["Arrive", "Wait"] in
  def XeGPU_Nbarrier # act # Op : XeGPU_PlainOp<"nbarrier_" # !tolower(act),
      (ins XeGPU_Nbarrier:$nbarrier), (outs), "$nbarrier attr-dict `:` qualified(type($nbarrier))">;
def XeGPU_FenceOp : XeGPU_PlainOp<"fence",
    (ins XeGPU_MemorySpaceAttr:$memory_kind, XeGPU_FenceScopeAttr:$fence_scope), (outs),
    "`memory_kind` `=` `` $memory_kind `,` `fence_scope` `=` `` $fence_scope attr-dict">;

// Matrices in shared memory.

class SizeInBits<string name>
    : StrFunc<"llvm::cast<mlir::ShapedType>($" # name # ".getType()).getNumElements()"
              # "*llvm::cast<mlir::ShapedType>($" # name # ".getType()).getElementTypeBitWidth()">;
class AllMemSizesMatch<list<string> names>
    : AllMatchSameOperatorTrait<names, SizeInBits<"_self">.result, "size in bits">;

defvar XeGPU_Matrix = (ins XeGPU_MemDesc:$mem_desc, Variadic<Index>:$offsets,
                           DenseI64ArrayAttr:$const_offsets,
                           OptionalAttr<UnitAttr>:$subgroup_block_io);
defvar XeGPU_MatrixForm = "$mem_desc `` custom<DynamicIndexList>($offsets, $const_offsets) "
    # "prop-dict attr-dict `` `:` type(operands)";
def XeGPU_CreateMemDescOp : XeGPU_PlainOp<"create_mem_desc",
    (ins AnyTypeOf<[StaticShared1DMemRefOf<[XeGPU_ScalarType]>,
                    StaticShared2DMemRefOf<[XeGPU_ScalarType]>]>:$source),
    (outs XeGPU_MemDesc:$mem_desc),
    "$source prop-dict attr-dict `` `:` type($source) `->` qualified(type($mem_desc))",
    [Pure, AllMemSizesMatch<["source", "mem_desc"]>]>;
def XeGPU_LoadMatrixOp : XeGPU_CheckedOp<"load_matrix", !con(XeGPU_Matrix, XeGPU_Layout),
    (outs XeGPU_Elements:$res), XeGPU_MatrixForm # " `->` type(results)",
    [XeGPU_Reads, AllElementTypesMatch<["mem_desc", "res"]>, AnchorLayoutInterface]>;
def XeGPU_StoreMatrixOp : XeGPU_CheckedOp<"store_matrix",
    !con((ins XeGPU_Elements:$data), XeGPU_Matrix, XeGPU_Layout), (outs),
    !strconcat("$data `,` ", XeGPU_MatrixForm),
    [XeGPU_Writes, AllElementTypesMatch<["mem_desc", "data"]>, AnchorLayoutInterface]>;

#endif
