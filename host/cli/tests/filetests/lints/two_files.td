// test: rewrite --patterns ./rules.ron --patterns ./two_files.td ./empty.mlir
// The earlier pattern is in another file.
include "ops.td"
def InDrr : Pat<(A $x, $y), (B $x, $y)>; // warning: [model::shadowed] "pattern 'InDrr' is shadowed by pattern 'InRon'"
// note: "tried first"
// output:
//| module {
//| }
//|
