// test: drr
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// In C++ this is `r0, r1.getOwner()`, which no compiler takes outside of brackets.
def Owner : NativeCodeCall<"$0.getOwner()">;
def P : Pat<(Arith_AddIOp (Arith_AddUIExtendedOp:$src $a, $b), $c, $o), (Arith_AddIOp $c, (Owner $src), $o)>; // error: [drr::native_call] "a symbol that is bound to several values is an argument of a native call"
