#ifndef SHOP_OPS
#define SHOP_OPS

include "Dialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Shop_PriceOp : Shop_Op<"price", [Pure]> {
  let summary = "A price in cents";
  let arguments = (ins I32Attr:$cents);
  let results = (outs I32:$result);
  let assemblyFormat = "$cents attr-dict";
}

def Shop_AddOp : Shop_Op<"add", [Pure, SameOperandsAndResultType]> {
  let summary = "The sum of two prices";
  let arguments = (ins SmallInt:$lhs, SmallInt:$rhs);
  let results = (outs SmallInt:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

def Shop_TwiceOp : Shop_Op<"twice", [Pure, SameOperandsAndResultType]> {
  let summary = "Twice a price";
  let arguments = (ins SmallInt:$value);
  let results = (outs SmallInt:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

#endif
