// test: doc
// error: [opt::dialect] "the dialect to document is ambiguous" (no place)
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : Dialect { let name = "e"; let cppNamespace = "::e"; }
def DOp : Op<D, "op">;
def EOp : Op<E, "op">;
