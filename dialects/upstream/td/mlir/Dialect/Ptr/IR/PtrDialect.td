//===- PtrDialect.td: the ptr dialect and its types -----------------------===//
#ifndef LEGALIZE_PTR_DIALECT
#define LEGALIZE_PTR_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let cppNamespace = "::mlir::ptr";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

class Ptr_Type<string name, string word, list<Trait> traits = []> : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = word;
}

def Ptr_PtrType : Ptr_Type<"Ptr", "ptr", [
    MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
        "areCompatible", "getIndexBitwidth", "verifyEntries", "getPreferredAlignment"]>]> {
  let summary = "pointer type";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let builders = [TypeBuilderWithInferredContext<(ins "MemorySpaceAttrInterface":$memorySpace),
                                                 "return $_get(memorySpace.getContext(), memorySpace);">];
  let assemblyFormat = "`<` $memorySpace `>`";
}

def Ptr_PtrMetadata : Ptr_Type<"PtrMetadata", "ptr_metadata"> {
  let summary = "Pointer metadata type";
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let builders = [TypeBuilderWithInferredContext<(ins "PtrLikeTypeInterface":$ptrLike),
                                                 "return $_get(ptrLike.getContext(), ptrLike);">];
  let assemblyFormat = "`<` $type `>`";
  let genVerifyDecl = 1;
}

#endif
