// An interface that a type's definition does not name; C++ may attach it.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Box_Dialect : Dialect {
  let name = "box";
  let cppNamespace = "::box";
}

def PointerLike : TypeInterface<"PointerLike"> {
  let cppNamespace = "::box";
}

def Box_Type : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
}

def Box_Use : Op<Box_Dialect, "use"> {
  let arguments = (ins PointerLike:$pointer);
}
