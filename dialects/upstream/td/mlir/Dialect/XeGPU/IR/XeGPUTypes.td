//===- XeGPUTypes.td: types of xegpu, and constraints on values -----------===//
#ifndef LEGALIZE_XEGPU_TYPES
#define LEGALIZE_XEGPU_TYPES

include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/BuiltinTypes.td"

// Numbers, addresses, and vectors of them.
def XeGPU_IntType : AnyTypeOf<[I1, I<4>, I8, I16, I32, I64, SI1, SI8, SI16, SI32, SI64, UI1, UI8,
                               UI16, UI32, UI64]>;
def XeGPU_FloatType : AnyTypeOf<[F16, F32, F64, BF16, TF32]>;
def XeGPU_ScalarType : AnyTypeOf<[XeGPU_IntType, XeGPU_FloatType]>;
def XeGPU_PointerType : AnyTypeOf<[UI64, UI32, I64, I32]>;

def XeGPU_ValueType  : FixedVectorOfNonZeroRankOf<[XeGPU_ScalarType]>;
def XeGPU_MaskType   : FixedVectorOfNonZeroRankOf<[I1]>;
def XeGPU_OffsetType : FixedVectorOfNonZeroRankOf<[Index]>;
def XeGPU_VectorType : VectorOfRankAndType<[1, 2, 3, 4, 5, 6], [XeGPU_ScalarType]>;
def XeGPU_DpasOprType : FixedVectorOfRankAndType<[1, 2, 3], [XeGPU_ScalarType]>;
def XeGPU_DpasResType : FixedVectorOfRankAndType<[1, 2], [XeGPU_ScalarType]>;

def XeGPU_BaseAddrType : AnyTypeOf<[Non0RankedMemRefOf<[XeGPU_ScalarType]>, XeGPU_PointerType]>;
def XeGPU_GatherScatterBaseAddrType
    : AnyTypeOf<[MemRefRankOf<[XeGPU_ScalarType], [1]>, XeGPU_PointerType]>;

// Memory that a workgroup shares.
def isSharedPred : CPred<"isSharedMemory(llvm::cast<mlir::MemRefType>($_self))">;
class XeGPU_StaticSharedMemRefOf<int rank, list<Type> types>
    : ConfinedType<MemRefRankOf<types, [rank]>, [HasStaticShapePred, isSharedPred],
        "reside in share memory and statically " # rank # "d shaped " # MemRefOf<types>.summary # " ",
        "mlir::MemRefType">;
class StaticShared1DMemRefOf<list<Type> types> : XeGPU_StaticSharedMemRefOf<1, types>;
class StaticShared2DMemRefOf<list<Type> types> : XeGPU_StaticSharedMemRefOf<2, types>;

// Descriptors and barriers.
class XeGPUTypeDef<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}
defvar XeGPU_Described = (ins ArrayRefParameter<"int64_t">:$shape, "mlir::Type":$elementType);
def XeGPU_TensorDesc
    : XeGPUTypeDef<"TensorDesc", "tensor_desc", [ShapedTypeInterface], "::mlir::TensorType"> {
  let summary = "TensorDesc describing regions of interested data.";
  let parameters = !con(XeGPU_Described, (ins OptionalParameter<"mlir::Attribute">:$encoding,
                                              OptionalParameter<"mlir::Attribute">:$layout));
  // With the descriptor of a block, and with that of scattered chunks.
  defvar described = (ins "llvm::ArrayRef<int64_t>":$shape, "mlir::Type":$elementType);
  defvar spread = (ins XeGPU_GlobalArg:$memory_space, CArg<"mlir::Attribute", "mlir::Attribute()">:$layout);
  let builders = [
    TypeBuilderWithInferredContext<!con(described, (ins CArg<"int", "1">:$array_length,
                                                        CArg<"bool", "true">:$boundary_check), spread), [{
      MLIRContext *context = elementType.getContext();
      auto block = BlockTensorDescAttr::get(context, memory_space, array_length, boundary_check);
      return $_get(context, shape, elementType, block, layout);
    }]>,
    TypeBuilderWithInferredContext<!con(described, (ins CArg<"int", "1">:$chunk_size), spread), [{
      MLIRContext *context = elementType.getContext();
      auto chunks = ScatterTensorDescAttr::get(context, memory_space, chunk_size);
      return $_get(context, shape, elementType, chunks, layout);
    }]>
  ];
  let hasCustomAssemblyFormat = true;
  let genVerifyDecl = 1;
}
def XeGPU_MemDesc : XeGPUTypeDef<"MemDesc", "mem_desc", [ShapedTypeInterface], "mlir::Type"> {
  let summary = "MemDesc describing the data in SLM";
  let parameters = !con(XeGPU_Described, (ins OptionalParameter<"MemLayoutAttr">:$mem_layout));
  let hasCustomAssemblyFormat = true;
}
def XeGPU_Nbarrier : XeGPUTypeDef<"Nbarrier", "nbarrier", [], "mlir::Type"> {
  let summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier.";
}

def XeGPU_GatherScatterSourceType
    : AnyTypeOf<[XeGPU_TensorDesc, XeGPU_GatherScatterBaseAddrType]>;

#endif
