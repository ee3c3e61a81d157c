// test: opt --ods conflict_other.td --ods ./conflict.td ../empty.mlir
// note: "the other definition is here"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def DOp : Op<D, "op"> { let results = (outs I32:$x); } // warning: [ods::conflict] "'d.op' is defined differently by two files"
// output:
//| module {
//| }
//|
