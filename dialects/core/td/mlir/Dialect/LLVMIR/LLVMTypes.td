//===- LLVMTypes.td: types of the llvm dialect ----------------------------===//
// The dialect prints its types without its own prefix inside of each other, so their text is Rust's.
#ifndef LEGALIZE_LLVM_TYPES
#define LEGALIZE_LLVM_TYPES

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}
class LLVM_LaidOut<list<string> methods>
    : DeclareTypeInterfaceMethods<DataLayoutTypeInterface, methods>;

def LLVMArrayType : LLVMType<"LLVMArray", "array", [
    LLVM_LaidOut<["getTypeSize", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "LLVM array type";
  let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$elementType, "uint64_t":$numElements)>];
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
}
def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "LLVM function type";
  let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
  let builders = [TypeBuilderWithInferredContext<(ins
    "Type":$result, "ArrayRef<Type>":$arguments, CArg<"bool", "false">:$isVarArg)>];
  let assemblyFormat = [{
    `<` custom<PrettyLLVMType>($returnType) ` ` `(` custom<FunctionTypes>($params, $varArg) `>`
  }];
  let genVerifyDecl = 1;
}
def LLVMPPCFP128Type : LLVMType<"LLVMPPCFP128", "ppc_fp128",
    [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "128 bit FP type with IBM double-double semantics";
}
def LLVMPointerType : LLVMType<"LLVMPointer", "ptr", [
    LLVM_LaidOut<["getIndexBitwidth", "areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    VectorElementTypeInterface]> {
  let summary = "LLVM pointer type";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let builders = [TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), [{
    return $_get($_ctxt, addressSpace);
  }]>];
  let skipDefaultBuilders = 1;
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}
def LLVMStructType : LLVMType<"LLVMStruct", "struct", [
    MutableType, LLVM_LaidOut<["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
    DeclareTypeInterfaceMethods<DestructurableTypeInterface,
                                ["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "LLVM struct type";
  let parameters = (ins StringRefParameter<"struct name", [{""}]>:$name,
                        OptionalArrayRefParameter<"mlir::Type">:$body);
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}
def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "LLVM target-specific extension type";
  let parameters = (ins StringRefParameter<>:$extTypeName,
                        OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`";
}
def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "LLVM x86_amx type.";
}

#endif
