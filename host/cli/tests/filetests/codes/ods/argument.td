// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Unnamed : Op<D, "unnamed"> { let arguments = (ins I32Attr); } // error: [ods::argument] "attribute must have a name"
