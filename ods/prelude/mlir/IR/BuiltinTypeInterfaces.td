// Embedded prelude: interfaces of types.

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

class _BuiltinTypeInterface<string name, list<Interface> bases = []> : TypeInterface<name, bases> {
  let cppNamespace = "::mlir";
}
def VectorElementTypeInterface : _BuiltinTypeInterface<"VectorElementTypeInterface">;
def FloatTypeInterface : _BuiltinTypeInterface<"FloatType", [VectorElementTypeInterface]>;
def MemRefElementTypeInterface : _BuiltinTypeInterface<"MemRefElementTypeInterface">;
def PtrLikeTypeInterface : _BuiltinTypeInterface<"PtrLikeTypeInterface">;
def ShapedTypeInterface : _BuiltinTypeInterface<"ShapedType">;

#endif
