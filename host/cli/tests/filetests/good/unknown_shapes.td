// A type whose shape is C++, and what asks for it.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def Box_Dialect : Dialect {
  let name = "box";
  let cppNamespace = "::box";
}
def Box_Type : TypeDef<Box_Dialect, "Box", [ShapedTypeInterface]> {
  let mnemonic = "box";
  let parameters = (ins "int":$number);
  let assemblyFormat = "`<` $number `>`";
}
class Box_Op<string name, Trait trait> : Op<Box_Dialect, name, [trait]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
}
def Box_Shapes : Box_Op<"shapes", AllShapesMatch<["a", "b"]>>;
def Box_Ranks : Box_Op<"ranks", AllRanksMatch<["a", "b"]>>;
def Box_Elements : Box_Op<"elements", AllElementTypesMatch<["a", "b"]>>;
def Box_Counts : Box_Op<"counts", AllElementCountsMatch<["a", "b"]>>;
