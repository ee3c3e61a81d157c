include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Many rules on one root that differ only by constraints; the first that holds wins.
class Wide<int n> : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() >= " # n>>;
foreach n = [8, 16, 32, 64] in def At#n : Wide<n>;
def A : Pat<(Arith_XOrIOp $a, $b), (Arith_OrIOp $a, $b), [(At64 $a)]>;
def B : Pat<(Arith_XOrIOp $a, $b), (Arith_AndIOp $a, $b), [(At32 $a)]>;
def C : Pat<(Arith_XOrIOp $a, $b), (Arith_MaxSIOp $a, $b), [(At16 $a)]>;
def D : Pat<(Arith_XOrIOp $a, $b), (Arith_MinSIOp $a, $b), [(At8 $a)]>;
