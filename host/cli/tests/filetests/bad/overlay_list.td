// test: opt --ods ./overlay_list.td ../codes/empty.mlir
include "mlir/IR/OpBase.td"
include "legalize/Overlay.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : Op<D, "odd"> {
  let arguments = (ins ArrayAttr:$names);
  let hasCustomAssemblyFormat = 1;
}
def : OpOverlay<"d.odd"> {
  let assemblyFormat = [{ custom<List>("name($1)", $names) attr-dict }]; // error: [ods::format] "'$1' is not one of the 1 arguments of the list"
}
