include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// The new operation gets the attributes of the matched one: all, or all but those that are named.
def All : NativeCodeCallVoid<"carryAttributes($0, $1)">;
def Some : NativeCodeCallVoid<"carryAttributes($0, $1, \"left\")">;

def Together : Pattern<(Arith_AndIOp:$op $a, $b), [(Arith_OrIOp:$new $a, $b)], [], [(All $op, $new)]>;
def Apart : Pattern<(Arith_XOrIOp:$op $a, $b), [(Arith_OrIOp:$new $b, $a)], [], [(Some $op, $new)]>;
