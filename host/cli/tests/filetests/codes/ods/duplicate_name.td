// test: ods
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Twice : Op<D, "twice"> { // error: [ods::duplicate_name] "op has a conflict with operands and results both having an entry with the name 'value'"
  let arguments = (ins I32:$value);
  let results = (outs I32:$value);
}
