// Operations for the files next to this one: several results, groups of operands and results, types that follow.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Shop_Dialect : Dialect { let name = "shop"; let cppNamespace = "::shop"; }
class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits>;

def Shop_PackOp : Shop_Op<"pack"> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$box, AnyType:$label, AnyType:$bill);
}
def Shop_TakeOp : Shop_Op<"take"> { let results = (outs AnyType:$item); }
def Shop_BothOp : Shop_Op<"both"> { let arguments = (ins AnyType:$left, AnyType:$right); }
def Shop_CallOp : Shop_Op<"call"> { let arguments = (ins FunctionType:$callee, Variadic<AnyType>:$args); }
def Shop_SplitOp : Shop_Op<"split"> {
  let arguments = (ins AnyType:$whole);
  let results = (outs AnyType:$head, Variadic<AnyType>:$tail);
}
def Shop_SameOp : Shop_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
}
def Shop_Small : Type<CPred<"$_self.isInteger(8)">, "a small integer">;
