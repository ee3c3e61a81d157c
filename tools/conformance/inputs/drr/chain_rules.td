include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Rules that feed one another: each rewriting makes the next match.
def One : Pat<(Arith_FloorDivSIOp $a, $b), (Arith_CeilDivSIOp $a, $b)>;
def Two : Pat<(Arith_CeilDivSIOp $a, $b), (Arith_MinSIOp (Arith_MaxSIOp $a, $b), $b)>;
def Three : Pat<(Arith_MaxSIOp $a, $b), (Arith_MaxUIOp $b, $a)>;
def Four : Pat<(Arith_MinSIOp (Arith_MaxUIOp $a, $b), $c), (Arith_OrIOp $a, (Arith_AndIOp $b, $c))>;
