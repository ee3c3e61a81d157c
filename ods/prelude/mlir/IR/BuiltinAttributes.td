// Embedded prelude: the builtin attributes. Their syntax is native.

#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<string name, string word, list<Trait> traits = [], string base = "::mlir::Attribute">
    : AttrDef<Builtin_Dialect, name, traits, base> {
  let mnemonic = ?;
  let attrName = "builtin." # word;
}
def Builtin_AffineMapAttr
    : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let parameters = (ins "AffineMap":$value);
  let skipDefaultBuilders = 1;
}
def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let parameters = (ins ArrayRefParameter<"Attribute", "">:$value);
}
def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"char">;
def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let parameters = (ins "Type":$elementType, "int64_t":$size, Builtin_DenseArrayRawDataParameter:$rawData);
}
def Builtin_DenseIntOrFPElementsAttr
    : Builtin_Attr<"DenseIntOrFPElements", "dense_int_or_fp_elements", [ElementsAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<char>":$rawData);
  let skipDefaultBuilders = 1;
}
def Builtin_DenseStringElementsAttr
    : Builtin_Attr<"DenseStringElements", "dense_string_elements", [ElementsAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "ArrayRef<StringRef>":$value);
  let skipDefaultBuilders = 1;
}
def Builtin_DenseResourceElementsAttr
    : Builtin_Attr<"DenseResourceElements", "dense_resource_elements", [ElementsAttrInterface, BlobAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle);
  let skipDefaultBuilders = 1;
}
def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let parameters = (ins ArrayRefParameter<"NamedAttribute", "">:$value);
  let skipDefaultBuilders = 1;
}
def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let skipDefaultBuilders = 1;
}
def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let skipDefaultBuilders = 1;
}
def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let parameters = (ins "IntegerSet":$value);
  let skipDefaultBuilders = 1;
}
def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$attrData,
                        AttributeSelfTypeParameter<"">:$type);
  let skipDefaultBuilders = 1;
}
def Builtin_SparseElementsAttr
    : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type,
                        "DenseIntElementsAttr":$indices, "DenseElementsAttr":$values);
  let skipDefaultBuilders = 1;
}
def StridedLayoutAttr
    : Builtin_Attr<"StridedLayout", "strided_layout", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["verifyLayout", "getStridesAndOffset"]>]> {
  let parameters = (ins "int64_t":$offset, ArrayRefParameter<"int64_t">:$strides);
}
def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let skipDefaultBuilders = 1;
}
def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let parameters = (ins "StringAttr":$rootReference,
                        ArrayRefParameter<"FlatSymbolRefAttr", "">:$nestedReferences);
  let skipDefaultBuilders = 1;
}
def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let parameters = (ins "Type":$value);
}
def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit">;

#endif
