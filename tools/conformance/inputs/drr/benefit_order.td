include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Rules on one root: by benefit, then by name, where capitals come first.
def c_late : Pat<(Arith_AddIOp $a, $b, $f), (Arith_SubIOp $a, $b, $f)>;
def Zeta : Pat<(Arith_MulIOp $a, $b, $f), (Arith_SubIOp $b, $a, $f)>;
def alpha : Pat<(Arith_MulIOp $a, $b, $f), (Arith_SubIOp $a, $b, $f)>;
def Big : Pat<(Arith_AddIOp $a, $b, $f), (Arith_SubIOp $b, $a, $f), [(I32 $a)], [], (addBenefit 3)>;
def Deeper : Pat<(Arith_AddIOp (Arith_XOrIOp $a, $b), $c, $f), (Arith_SubIOp $a, $c, $f)>;
def Lower : Pat<(Arith_AndIOp (Arith_OrIOp $a, $b), $c), (Arith_XOrIOp $a, $c), [], [], (addBenefit -2)>;
def Plain : Pat<(Arith_AndIOp $a, $b), (Arith_XOrIOp $b, $a)>;
