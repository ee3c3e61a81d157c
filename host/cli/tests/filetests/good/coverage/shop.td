include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}

// Its form is in C++.
def Shop_BuyOp : Op<Shop_Dialect, "buy"> {
  let arguments = (ins I32:$price, Variadic<I32>:$extras, OptionalAttr<StrAttr>:$label);
  let results = (outs I32:$receipt);
  let hasCustomAssemblyFormat = 1;
}

// A part of its form is in C++.
def Shop_SellOp : Op<Shop_Dialect, "sell"> {
  let arguments = (ins I32:$price);
  let assemblyFormat = "custom<Price>($price, type($price)) attr-dict";
}

// The type of its result is inferred in C++.
def Shop_ScaleOp : Op<Shop_Dialect, "scale", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$scaled);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($scaled)";
}

def Shop_AddOp : Op<Shop_Dialect, "add", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($sum)";
}
