// test: rewrite --patterns ./matched.td ../empty.mlir
include "mlir/IR/PatternBase.td"
include "conditions.td"
def : Pat<(SoundOp Sum:$x), (SoundOp $x)>; // error: [convert::unresolved_native] "the constraint cannot be evaluated: there is no such operator for a type and a number"
