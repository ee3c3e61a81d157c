//===- LLVMTypes.td: types of the llvm dialect ----------------------------===//
// The dialect prints its types without its own prefix inside of each other, so their text is Rust's.
#ifndef LEGALIZE_LLVM_TYPES
#define LEGALIZE_LLVM_TYPES

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/IR/AttrTypeBase.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

def LLVMArrayType : LLVMType<"LLVMArray", "array"> {
  let parameters = (ins "::mlir::Type":$elementType, "uint64_t":$numElements);
  let hasCustomAssemblyFormat = 1;
}
def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let parameters = (ins "::mlir::Type":$returnType, ArrayRefParameter<"::mlir::Type">:$params,
                        "bool":$varArg);
  let hasCustomAssemblyFormat = 1;
}
def LLVMStructType : LLVMType<"LLVMStruct", "struct"> {
  let hasCustomAssemblyFormat = 1;
}
def LLVMPointerType : LLVMType<"LLVMPointer", "ptr"> {
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

#endif
