// Embedded prelude: the builtin dialect.

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let summary = "Operations, attributes and types that every module may use";
  let name = "builtin";
  let cppNamespace = "::mlir";
}

#endif
