include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// The same symbol at different depths, and three times in one rule.
def Absorb : Pat<(Arith_AndIOp $x, (Arith_OrIOp $x, $y)), (replaceWithValue $x)>;
def AbsorbBack : Pat<(Arith_AndIOp (Arith_OrIOp $y, $x), $x), (replaceWithValue $x)>;
def Triple : Pat<(Arith_AddIOp (Arith_AddIOp $x, $x, $f), $x, $g), (Arith_MulIOp $x, (Arith_AddIOp $x, $x, $f), $g)>;
def SameFlags : Pat<(Arith_SubIOp (Arith_MulIOp $x, $y, $f), (Arith_MulIOp $x, $z, $_), $_), (Arith_MulIOp $x, (Arith_SubIOp $y, $z, $f), $f)>;
