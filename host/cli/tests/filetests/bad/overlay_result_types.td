// test: opt --ods ./overlay_result_types.td ../codes/empty.mlir
include "mlir/IR/OpBase.td"
include "legalize/Overlay.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
}
def Shop_BuyOp : Op<Shop_Dialect, "buy", []> {
  let arguments = (ins AnyType:$item);
  let results = (outs AnyType:$result);
}
def Two : OpOverlay<"shop.buy"> { // error: [ods::overlay] "'resultTypes' gives 2 types, and 'shop.buy' has 1 results"
  let resultTypes = ["item.getType()", "item.getType()"];
}
def Unread : OpOverlay<"shop.buy"> { // error: [ods::overlay] "the result types of 'shop.buy' cannot be read"
  let resultTypes = ["item ->> getType()"];
}
