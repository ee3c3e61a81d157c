// Embedded prelude: the builtin types. Their syntax is native.

#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

class Builtin_Type<string name, string word, list<Trait> traits = [], string base = "::mlir::Type">
    : TypeDef<Builtin_Dialect, name, traits, base> {
  let mnemonic = ?;
  let typeName = "builtin." # word;
}

def ValueSemantics : NativeTypeTrait<"ValueSemantics"> { let cppNamespace = "::mlir"; }

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let parameters = (ins "Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

class Builtin_FloatType<string name, string mnemonic, list<string> methodNames = []>
    : Builtin_Type<name, mnemonic,
        [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"] # methodNames>]>;
class Builtin_CachedFloatType<string name, string mnemonic, list<string> methodNames = []>
    : Builtin_FloatType<name, mnemonic, methodNames>;
def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2">;
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3">;
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN">;
def Builtin_Float8E5M2FNUZ : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ">;
def Builtin_Float8E4M3FNUZ : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ">;
def Builtin_Float8E4M3B11FNUZ : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ">;
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4">;
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN">;
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN">;
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN">;
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU">;
def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]>;
def Builtin_Float16 : Builtin_CachedFloatType<"Float16", "f16", ["scaleElementBitwidth"]>;
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32">;
def Builtin_Float32 : Builtin_CachedFloatType<"Float32", "f32", ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80">;
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128">;

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let parameters = (ins "ArrayRef<Type>":$inputs, "ArrayRef<Type>":$results);
  let skipDefaultBuilders = 1;
  let storageClass = "FunctionTypeStorage";
  let genStorageClass = 0;
}
def Builtin_Function : Builtin_FunctionLike<"Function", "function">;
def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph">;

def Builtin_Index : Builtin_Type<"Index", "index", [VectorElementTypeInterface]>;
def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let parameters = (ins "unsigned":$width, "SignednessSemantics":$signedness);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_MemRef
    : Builtin_Type<"MemRef", "memref", [PtrLikeTypeInterface, ShapedTypeInterface], "BaseMemRefType"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        "MemRefLayoutAttrInterface":$layout, "Attribute":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_None : Builtin_Type<"None", "none">;
def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_RankedTensor
    : Builtin_Type<"RankedTensor", "tensor", [ShapedTypeInterface, ValueSemantics], "TensorType"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType, "Attribute":$encoding);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let parameters = (ins "ArrayRef<Type>":$types);
  let skipDefaultBuilders = 1;
  let genStorageClass = 0;
}
def Builtin_UnrankedMemRef
    : Builtin_Type<"UnrankedMemRef", "unranked_memref", [PtrLikeTypeInterface, ShapedTypeInterface],
                   "BaseMemRefType"> {
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_UnrankedTensor
    : Builtin_Type<"UnrankedTensor", "unranked_tensor", [ShapedTypeInterface, ValueSemantics],
                   "TensorType"> {
  let parameters = (ins "Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}
def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppFunctionName = "isValidVectorTypeElementType";
}
def Builtin_Vector : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "Type"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "Type":$elementType,
                        ArrayRefParameter<"bool">:$scalableDims);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif
