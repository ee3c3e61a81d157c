// Operations whose patterns cannot be evaluated on every input.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def E_Dialect : Dialect {
  let name = "e";
  let cppNamespace = "::e";
}
class E_Op<string mnemonic, list<Trait> traits = []> : Op<E_Dialect, mnemonic, traits>;

def E_Native : E_Op<"native"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def E_Snippet : E_Op<"snippet"> {
  let arguments = (ins AnyAttr:$name);
}
def E_Creation : E_Op<"creation"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
// The type of an element: nothing infers it where there are none.
def E_Element : E_Op<"element", [TypesMatchWith<"the element's type", "value", "result",
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def E_Pass : E_Op<"pass"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def E_Named : E_Op<"named"> {
  let arguments = (ins AnyAttr:$name);
}
