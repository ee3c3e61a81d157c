//===- GPUBase.td: the gpu dialect, its address spaces, tokens and handles ===//
#ifndef LEGALIZE_GPU_BASE
#define LEGALIZE_GPU_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let cppNamespace = "::mlir::gpu";
  let dependentDialects = ["arith::ArithDialect"];
  let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$known_block_size,
                              "::mlir::DenseI32ArrayAttr":$known_grid_size,
                              "::mlir::DenseI32ArrayAttr":$known_cluster_size);
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class GPU_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

// Enums, and their attributes in angle brackets.
class GPU_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let cppNamespace = "::mlir::gpu";
  let genSpecializedAttr = 0;
}
class GPU_I32EnumAttr<string mnemonic, GPU_I32Enum enumInfo>
    : EnumAttr<GPU_Dialect, enumInfo, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

def GPU_AddressSpaceGlobal    : I32EnumAttrCase<"Global", 1, "global">;
def GPU_AddressSpaceWorkgroup : I32EnumAttrCase<"Workgroup", 2, "workgroup">;
def GPU_AddressSpacePrivate   : I32EnumAttrCase<"Private", 3, "private">;
def GPU_AddressSpaceEnum : GPU_I32Enum<"AddressSpace", "GPU address space", [
    GPU_AddressSpaceGlobal, GPU_AddressSpaceWorkgroup, GPU_AddressSpacePrivate]>;
def GPU_AddressSpaceAttr : GPU_I32EnumAttr<"address_space", GPU_AddressSpaceEnum>;

// Types without a definition of their own.
class GPU_PlainType<string class_, string desc>
    : DialectType<GPU_Dialect, CPred<"::llvm::isa<::mlir::gpu::" # class_ # ">($_self)">, desc>,
      BuildableType<"mlir::gpu::" # class_ # "::get($_builder.getContext())">;
class GPU_SparseHandle<string class_, string of> : GPU_PlainType<class_, of # " handle type">;

def GPU_AsyncToken           : GPU_PlainType<"AsyncTokenType", "async token type">;
def GPU_SparseDnTensorHandle : GPU_SparseHandle<"SparseDnTensorHandleType", "dense tensor">;
def GPU_SparseSpGEMMOpHandle : GPU_SparseHandle<"SparseSpGEMMOpHandleType", "SpGEMM operation">;
def GPU_SparseSpMatHandle    : GPU_SparseHandle<"SparseSpMatHandleType", "sparse matrix">;

// Matrices of a subgroup, and the memory that they are loaded from.
def IsMMAMatrixTypePred : CPred<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self)">;
def GPU_MMAMatrix : DialectType<GPU_Dialect, IsMMAMatrixTypePred, "MMAMatrix type">;
class MMAMatrixOf<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, IsMMAMatrixTypePred,
                    "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()",
                    "gpu.mma_matrix", "::mlir::gpu::MMAMatrixType">;

defvar InMatrices = [I8, I32, F16, F32, F64];
def GPU_MMAMemRef : MemRefOf<InMatrices # [VectorOfRankAndType<[1], InMatrices>]>;

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> { let cppNamespace = "::mlir::gpu"; }

#endif
