// generator: -gen-op-interface-defs -gen-op-interface-decls
include "mlir/IR/OpBase.td"
// -----
def M_NotMethods : OpInterface<"NotMethods"> {
  let methods = [4];
}
// -----
def M_MethodUnset : OpInterface<"MethodUnset"> {
  let methods = ?;
}
// -----
def M_MethodArgumentRecord : OpInterface<"MethodArgumentRecord"> {
  let methods = [InterfaceMethod<"", "int", "f", (ins AnyType:$x)>];
}
// -----
def M_MethodArgumentUnnamed : OpInterface<"MethodArgumentUnnamed"> {
  let methods = [InterfaceMethod<"", "int", "f", (ins "int")>];
}
// -----
def M_Two : OpInterface<"Two"> {
  let methods = [InterfaceMethod<"", "int", "f">, InterfaceMethod<"", "int", "f">];
}
// -----
def M_A : OpInterface<"A">;
def M_OnBase : OpInterface<"OnBase", [M_A, M_A]>;
// -----
def M_AttrA : AttrInterface<"AttrA">;
def M_OnOther : OpInterface<"OnOther", [M_AttrA]>;
// -----
def M_Verify : OpInterface<"Verify"> {
  let verify = [{ return success(]};
}
// -----
def M_NoName : OpInterface<"">;
