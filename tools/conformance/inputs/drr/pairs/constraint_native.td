include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Different : Constraint<CPred<"$0 != $1">>;
def Order : Pat<(Arith_AndIOp $a, $b), (Arith_AndIOp $b, $a), [(Different $a, $b)]>;
