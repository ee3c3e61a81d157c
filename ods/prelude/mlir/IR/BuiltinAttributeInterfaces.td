// Embedded prelude: interfaces of attributes.

#ifndef BUILTIN_ATTRIBUTE_INTERFACES
#define BUILTIN_ATTRIBUTE_INTERFACES

include "mlir/IR/OpBase.td"

class _BuiltinAttrInterface<string name, list<Interface> bases = []> : AttrInterface<name, bases> {
  let cppNamespace = "::mlir";
}
def TypedAttrInterface : _BuiltinAttrInterface<"TypedAttr">;
def BlobAttrInterface : _BuiltinAttrInterface<"BlobAttr">;
def ElementsAttrInterface : _BuiltinAttrInterface<"ElementsAttr", [TypedAttrInterface]>;
def MemRefLayoutAttrInterface : _BuiltinAttrInterface<"MemRefLayoutAttrInterface">;

#endif
