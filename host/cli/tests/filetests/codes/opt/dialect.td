// test: doc
// error: [opt::dialect] "which dialect is to be documented is not clear" (no place)
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : Dialect { let name = "e"; let cppNamespace = "::e"; }
def DOp : Op<D, "op">;
def EOp : Op<E, "op">;
