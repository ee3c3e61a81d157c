// Embedded prelude: data layouts.

#ifndef DATALAYOUTINTERFACES_TD
#define DATALAYOUTINTERFACES_TD

include "mlir/IR/OpBase.td"

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> { let cppNamespace = "::mlir"; }
def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let cppNamespace = "::mlir";
}
def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
}
def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
}
def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface", [DLTIQueryInterface]> {
  let cppNamespace = "::mlir";
}
def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let cppNamespace = "::mlir";
  let verify = "verifyDataLayout";
}
def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let cppNamespace = "::mlir";
}

#endif
