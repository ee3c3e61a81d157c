//===- EmitCTypes.td: types of C ------------------------------------------===//
#ifndef LEGALIZE_EMITC_TYPES
#define LEGALIZE_EMITC_TYPES

include "mlir/Dialect/EmitC/IR/EmitCBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

class EmitC_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<EmitC_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// What there is a way to write in C.
class EmitC_Supported<string function, string desc> : Type<CPred<"emitc::" # function # "($_self)">, desc>;
def EmitCType : EmitC_Supported<"isSupportedEmitCType", "type supported by EmitC">;
def EmitCIntegerType
    : EmitC_Supported<"isSupportedIntegerType", "integer type supported by EmitC">;
def EmitCFloatType
    : EmitC_Supported<"isSupportedFloatType", "floating-point type supported by EmitC">;

// Sizes, as wide as the target has them.
def EmitC_PtrDiffT    : EmitC_Type<"PtrDiffT", "ptrdiff_t">;
def EmitC_SignedSizeT : EmitC_Type<"SignedSizeT", "ssize_t">;
def EmitC_SizeT       : EmitC_Type<"SizeT", "size_t">;

// Summaries are what diagnostics show.

def EmitC_OpaqueType : EmitC_Type<"Opaque", "opaque"> {
  let summary = "EmitC opaque type";
  let parameters = (ins StringRefParameter<"the name">:$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

def EmitC_ArrayType : EmitC_Type<"Array", "array", [ShapedTypeInterface]> {
  let summary = "EmitC array type";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<
      (ins "::llvm::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType),
      "return $_get(elementType.getContext(), shape, elementType);">];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def EmitC_LValueType : EmitC_Type<"LValue", "lvalue"> {
  let summary = "EmitC lvalue type";
  let parameters = (ins "Type":$valueType);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$valueType),
                                                 "return $_get(valueType.getContext(), valueType);">];
  let assemblyFormat = "`<` qualified($valueType) `>`";
  let genVerifyDecl = 1;
}

def EmitC_PointerType : EmitC_Type<"Pointer", "ptr"> {
  let summary = "EmitC pointer type";
  let parameters = (ins "Type":$pointee);
  let builders = [TypeBuilderWithInferredContext<(ins "::mlir::Type":$pointee),
                                                 "return $_get(pointee.getContext(), pointee);">];
  let assemblyFormat = "`<` qualified($pointee) `>`";
  let genVerifyDecl = 1;
}

class EmitC_LValueOf<list<Type> allowedTypes>
    : ContainerType<AnyTypeOf<allowedTypes>, CPred<"::llvm::isa<::mlir::emitc::LValueType>($_self)">,
                    "::llvm::cast<::mlir::emitc::LValueType>($_self).getValueType()", "emitc.lvalue",
                    "::mlir::emitc::LValueType">;

#endif
