//===- XeGPUAttrs.td: layouts, descriptors and cache hints of xegpu -------===//
#ifndef LEGALIZE_XEGPU_ATTRS
#define LEGALIZE_XEGPU_ATTRS

include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class XeGPUAttr<string name, string attrMnemonic, list<Trait> traits = [],
                string baseCppClass = "::mlir::Attribute">
    : AttrDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// Enums.
class XeGPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::xegpu";
  let genSpecializedAttr = 0;
}

def XeGPU_MemorySpaceGlobal : I32EnumAttrCase<"Global", 0, "global">;
def XeGPU_MemorySpaceShared : I32EnumAttrCase<"SLM", 3, "slm">;
def XeGPU_MemorySpace : XeGPU_Enum<"MemorySpace",
    "The address space of the memory the tensor descritor is created for",
    [XeGPU_MemorySpaceGlobal, XeGPU_MemorySpaceShared]>;
def XeGPU_MemorySpaceAttr : EnumAttr<XeGPU_Dialect, XeGPU_MemorySpace, "memory_space">;

def XeGPU_FenceScopeWorkgroup : I32EnumAttrCase<"Workgroup", 0, "workgroup">;
def XeGPU_FenceScopeGPU       : I32EnumAttrCase<"GPU", 1, "gpu">;
def XeGPU_FenceScope : XeGPU_Enum<"FenceScope", "The enumeration for the scope of fence operation.",
    [XeGPU_FenceScopeWorkgroup, XeGPU_FenceScopeGPU]>;
def XeGPU_FenceScopeAttr : EnumAttr<XeGPU_Dialect, XeGPU_FenceScope, "fence_scope">;

def XeGPU_CachePolicyCached       : I32EnumAttrCase<"CACHED", 0, "cached">;
def XeGPU_CachePolicyUncached     : I32EnumAttrCase<"UNCACHED", 1, "uncached">;
def XeGPU_CachePolicyStreaming    : I32EnumAttrCase<"STREAMING", 2, "streaming">;
def XeGPU_CachePolicyInvalid      : I32EnumAttrCase<"READ_INVALIDATE", 3, "read_invalidate">;
def XeGPU_CachePolicyWriteBack    : I32EnumAttrCase<"WRITE_BACK", 4, "write_back">;
def XeGPU_CachePolicyWriteThrough : I32EnumAttrCase<"WRITE_THROUGH", 5, "write_through">;
def XeGPU_CachePolicyEnums : XeGPU_Enum<"CachePolicy", "Cache policy", [
    XeGPU_CachePolicyCached, XeGPU_CachePolicyUncached, XeGPU_CachePolicyStreaming,
    XeGPU_CachePolicyInvalid, XeGPU_CachePolicyWriteBack, XeGPU_CachePolicyWriteThrough]>;
def XeGPU_CacheHintAttr : EnumAttr<XeGPU_Dialect, XeGPU_CachePolicyEnums, "cache_hint"> {
  let summary = "Describe the cache settings for prefetch/load/store operators";
  let assemblyFormat = "`<` $value `>`";
}

// What a descriptor says of the memory of a tensor.
class XeGPU_TensorDescAttr<string name, string attrMnemonic, list<Trait> traits = [],
                           string baseCppClass = "::mlir::Attribute">
    : XeGPUAttr<name, attrMnemonic, traits, baseCppClass> {
  let summary = "a composite attribute for `TensorDescType`";
  let assemblyFormat = "`<` struct(params) `>`";
}
defvar XeGPU_GlobalByDefault = DefaultValuedParameter<"MemorySpaceAttr",
    "MemorySpaceAttr::get($_ctxt, xegpu::MemorySpace::Global)">;
defvar XeGPU_OneByDefault = DefaultValuedParameter<"IntegerAttr",
    "IntegerAttr::get(IntegerType::get($_ctxt, 64), 1)">;
defvar XeGPU_GlobalArg = CArg<"xegpu::MemorySpace", "xegpu::MemorySpace::Global">;
def XeGPU_BlockTensorDescAttr : XeGPU_TensorDescAttr<"BlockTensorDesc", "block_tdesc_attr"> {
  let parameters = (ins XeGPU_GlobalByDefault:$memory_space, XeGPU_OneByDefault:$array_length,
      DefaultValuedParameter<"BoolAttr", "BoolAttr::get($_ctxt, true)">:$boundary_check);
  let builders = [AttrBuilder<(ins XeGPU_GlobalArg:$memory_space, CArg<"int", "1">:$array_length,
                                   CArg<"bool", "true">:$boundary_check), [{
    return $_get($_ctxt, MemorySpaceAttr::get($_ctxt, memory_space),
                 Builder($_ctxt).getI64IntegerAttr(array_length), BoolAttr::get($_ctxt, boundary_check));
  }]>];
}
def XeGPU_ScatterTensorDescAttr : XeGPU_TensorDescAttr<"ScatterTensorDesc", "scatter_tdesc_attr"> {
  let parameters = (ins XeGPU_GlobalByDefault:$memory_space, XeGPU_OneByDefault:$chunk_size);
  let builders = [AttrBuilder<(ins XeGPU_GlobalArg:$memory_space, CArg<"int", "1">:$chunk_size), [{
    return $_get($_ctxt, MemorySpaceAttr::get($_ctxt, memory_space),
                 Builder($_ctxt).getI64IntegerAttr(chunk_size));
  }]>];
  let genVerifyDecl = 1;
}

// How a tensor is spread over subgroups and lanes.
def DistributeLayoutAttr : AttrInterface<"DistributeLayoutAttr"> {
  let cppNamespace = "::mlir::xegpu";
}
def AnchorLayoutInterface : OpInterface<"AnchorLayoutInterface"> {
  let cppNamespace = "::mlir::xegpu";
}

class XeGPU_CheckedAttr<string name, string attrMnemonic, dag params, string form,
                        list<Trait> traits = []> : XeGPUAttr<name, attrMnemonic, traits> {
  let parameters = params;
  let assemblyFormat = form;
  let genVerifyDecl = 1;
}
defvar XeGPU_LayoutParts
    = ["sg_layout", "sg_data", "inst_data", "lane_layout", "lane_data", "order"];
def XeGPU_LayoutAttr : XeGPU_CheckedAttr<"Layout", "layout",
    !dag(ins, !foreach(part, XeGPU_LayoutParts, OptionalParameter<"DenseI32ArrayAttr">),
         XeGPU_LayoutParts),
    "`<` struct(params) `>`", [DistributeLayoutAttr]> {
  defvar lane = (ins "llvm::ArrayRef<int32_t>":$lane_layout, "llvm::ArrayRef<int32_t>":$lane_data);
  let builders = [
    AttrBuilder<(ins "llvm::ArrayRef<int32_t>":$inst_data), [{
      return $_get($_ctxt, nullptr, nullptr, DenseI32ArrayAttr::get($_ctxt, inst_data), nullptr, nullptr,
                   nullptr);
    }]>,
    AttrBuilder<!con((ins "llvm::ArrayRef<int32_t>":$inst_data), lane), [{
      return $_get($_ctxt, nullptr, nullptr, DenseI32ArrayAttr::get($_ctxt, inst_data),
                   DenseI32ArrayAttr::get($_ctxt, lane_layout), DenseI32ArrayAttr::get($_ctxt, lane_data),
                   nullptr);
    }]>,
    AttrBuilder<lane, [{
      return $_get($_ctxt, nullptr, nullptr, nullptr, DenseI32ArrayAttr::get($_ctxt, lane_layout),
                   DenseI32ArrayAttr::get($_ctxt, lane_data), nullptr);
    }]>,
    AttrBuilder<(ins "DenseI32ArrayAttr":$lane_layout, "DenseI32ArrayAttr":$lane_data,
                     "DenseI32ArrayAttr":$order),
                "return $_get($_ctxt, nullptr, nullptr, nullptr, lane_layout, lane_data, order);">
  ];
}
def XeGPU_SliceAttr : XeGPU_CheckedAttr<"Slice", "slice",
    (ins "xegpu::DistributeLayoutAttr":$parent, "DenseI64ArrayAttr":$dims),
    "`<` qualified($parent) `,` `dims` `=` $dims `>`", [DistributeLayoutAttr]>;
def XeGPU_RangeAttr : XeGPU_CheckedAttr<"Range", "range",
    (ins "IntegerAttr":$start, "IntegerAttr":$end), "`<` `[` $start `,` $end `]` `>`"> {
  // Upstream declares it without a definition; the bounds are of the type that text has.
  let builders = [AttrBuilder<(ins "int":$start, "int":$end), [{
    Builder builder($_ctxt);
    return $_get($_ctxt, builder.getI64IntegerAttr(start), builder.getI64IntegerAttr(end));
  }]>];
}

def XeGPU_MemLayoutAttr : XeGPUAttr<"MemLayout", "mem_layout"> {
  let parameters = (ins "DictionaryAttr":$attrs);
  let hasCustomAssemblyFormat = 1;
}

#endif
