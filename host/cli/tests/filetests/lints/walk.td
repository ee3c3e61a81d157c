// test: rewrite --driver walk -D shadowed-patterns --patterns ./walk.td ./empty.mlir
// The walk visits no operation that a pattern creates.
include "ops.td"
def Swap : Pat<(C $p, $q), (C $q, $p)>;
// output:
//| module {
//| }
//|
