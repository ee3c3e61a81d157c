include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Anonymous rules come after named ones of the same benefit.
def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_SubIOp $a, $b, $f)>;
def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_MulIOp $a, $b, $f)>;
def zz : Pat<(Arith_MaxSIOp $a, $b), (Arith_MinSIOp $a, $b)>;
def : Pat<(Arith_MaxSIOp $a, $b), (Arith_MinUIOp $a, $b)>;
def a10 : Pat<(Arith_MaxUIOp $a, $b), (Arith_AndIOp $a, $b)>;
def a9 : Pat<(Arith_MaxUIOp $a, $b), (Arith_OrIOp $a, $b)>;
def _low : Pat<(Arith_MinUIOp $a, $b), (Arith_XOrIOp $a, $b)>;
def Low : Pat<(Arith_MinUIOp $a, $b), (Arith_OrIOp $b, $a)>;
