// A dialect with one operation, for the example beside it.
include "mlir/IR/OpBase.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}

def Shop_PriceOp : Op<Shop_Dialect, "price", []> {
  let summary = "the price of something, in cents";
  let arguments = (ins I64Attr:$amount);
  let results = (outs I64:$price);
  let assemblyFormat = "$amount attr-dict `:` type($price)";
}
