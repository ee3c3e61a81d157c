// test: rewrite --driver walk -D self-triggering-patterns --patterns ./asked.td ./empty.mlir
include "ops.td"
def Swap : Pat<(C $p, $q), (C $q, $p)>; // error: [model::retrigger]
