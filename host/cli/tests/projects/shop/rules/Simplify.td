include "mlir/IR/PatternBase.td"
include "lib/shop/ShopOps.td"

def AddOfItself : Pat<(Shop_AddOp $value, $value), (Shop_TwiceOp $value)>;
