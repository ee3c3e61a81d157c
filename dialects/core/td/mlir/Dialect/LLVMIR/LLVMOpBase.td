//===- LLVMOpBase.td: constraints of llvm operations ----------------------===//
#ifndef LEGALIZE_LLVM_OP_BASE
#define LEGALIZE_LLVM_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"
include "mlir/IR/OpBase.td"

def LLVM_Type : DialectType<LLVM_Dialect,
    CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">, "LLVM dialect-compatible type">;
def LLVM_PrimitiveType : Type<And<[LLVM_Type.predicate,
    CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, ::mlir::LLVM::LLVMFunctionType>($_self)">]>,
    "primitive LLVM type">;
def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">,
    "floating point LLVM type">;
def LLVM_AnyPointer : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMPointerType>($_self)">,
    "LLVM pointer type", "::mlir::LLVM::LLVMPointerType">;
class LLVM_PointerInAddressSpace<int space> : Type<And<[LLVM_AnyPointer.predicate,
    CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == " # space>]>,
    "LLVM pointer in address space " # space, "::mlir::LLVM::LLVMPointerType">,
    BuildableType<"$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # space # ")">;
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;
def LLVM_AnyStruct : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType>($_self)">,
    "LLVM structure type">;
def LLVM_LoadableType : Type<CPred<"::mlir::LLVM::isLoadableType($_self)">,
    "LLVM type with size">;
def LLVM_AnyAggregate : Type<CPred<
    "::llvm::isa<::mlir::LLVM::LLVMStructType, ::mlir::LLVM::LLVMArrayType>($_self)">,
    "LLVM aggregate type">;
def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
    "LLVM-compatible non-aggregate type">;
def LLVM_AnyVector : Type<CPred<"::mlir::LLVM::isCompatibleVectorType($_self)">,
    "LLVM dialect-compatible vector type", "::mlir::VectorType">;
def LLVM_FunctionType : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMFunctionType>($_self)">,
    "LLVM function type", "::mlir::LLVM::LLVMFunctionType">;

class LLVM_VectorOf<Type element> : Type<And<[LLVM_AnyVector.predicate,
    SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
                element.predicate>]>,
    "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

// An operation of a dialect beside this one, with C++ that nothing here runs.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []>
    : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}
class LLVM_Op<string mnemonic, list<Trait> traits = []> : Op<LLVM_Dialect, mnemonic, traits>;

#endif
