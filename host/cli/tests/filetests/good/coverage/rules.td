include "mlir/IR/PatternBase.td"
include "shop.td"

def IsCheap : Constraint<CPred<"::shop::isCheap($0)">>;

// Usable.
def AddTwice : Pat<(Shop_AddOp $a, (Shop_AddOp $a, $b)), (Shop_AddOp (Shop_AddOp $a, $a), $b)>;
// A function is missing.
def CheapFirst : Pat<(Shop_AddOp $a, $b), (Shop_AddOp $b, $a), [(IsCheap $b)]>;
// A function and an inference are missing.
def CheapScaled : Pat<(Shop_AddOp (Shop_ScaleOp $a), $b), (Shop_AddOp $b, (Shop_ScaleOp $a)), [(IsCheap $b)]>;
