include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// x + 0, a sum of a product, a difference of equal things, a chain.
def AddZero : Pat<(Arith_AddIOp $x, (Arith_ConstantOp ConstantAttr<I32Attr, "0">), $_), (replaceWithValue $x)>;
def SubSelf : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
def MulToShift : Pat<(Arith_MulIOp:$root $x, (Arith_ConstantOp ConstantAttr<I32Attr, "2">), $flags),
                     (Arith_AddIOp $x, $x, $flags)>;
def NotNot : Pat<(Arith_XOrIOp (Arith_XOrIOp $x, $y), $y), (replaceWithValue $x), [], [], (addBenefit 5)>;
