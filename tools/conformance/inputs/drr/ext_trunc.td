include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Casts: pairs that vanish, shrink, or move; types come from the root or are spelled.
def Same : Constraint<CPred<"$0.getType() == $1.getType()">>;
def Wider : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() > $1.getType().getIntOrFloatBitWidth()">>;
def TruncExt : Pat<(Arith_TruncIOp:$r (Arith_ExtSIOp $x), $_), (replaceWithValue $x), [(Same $r, $x)]>;
def TruncExtSmaller : Pat<(Arith_TruncIOp:$r (Arith_ExtUIOp $x), $f), (Arith_TruncIOp $x, $f), [(Wider $x, $r)]>;
def ExtExt : Pat<(Arith_ExtSIOp (Arith_ExtSIOp $x)), (Arith_ExtSIOp $x)>;
def ExtTruncAdd : Pat<(Arith_AddIOp (Arith_ExtSIOp $x), (Arith_ExtSIOp $y), $f), (Arith_ExtSIOp (Arith_AddIOp $x, $y, $f)), [(Same $x, $y)]>;
def FloatBack : Pat<(Arith_FPToSIOp:$r (Arith_SIToFPOp $x)), (replaceWithValue $x), [(Same $r, $x)]>;
