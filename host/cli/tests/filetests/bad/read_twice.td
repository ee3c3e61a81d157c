// test: rewrite --ods ./read_twice.td --patterns ./read_twice.td ../names/empty.mlir
// A file that is read for its dialect and for its patterns has its mistake told once.
include "mlir/IR/OpBase.td"

def Twice_Dialect : Dialect {
  let name = "twice";
}
def Twice_Op : Op<Twice_Dialect, "op"> {
  let arguments = (ins Nowhere:$x); // error: [tblgen::undefined_variable] "variable not defined: 'Nowhere'"
}
