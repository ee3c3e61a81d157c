include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def C : Constraint<CPred<"true">>;
def Wrong : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp $a, $b), [(C $zzz)]>;
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
