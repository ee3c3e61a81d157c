// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Wrong : Op<D, "wrong"> { let results = (outs I32Attr:$result); } // error: [ods::result] "result type must be TypeConstraint"
