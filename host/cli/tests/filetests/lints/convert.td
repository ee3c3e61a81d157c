// test: convert --target ./target.ron --patterns ./convert.td -W pattern-overlaps ./empty.mlir
// What the first creates may turn out to be illegal; the second is tried then, and the last never.
include "ops.td"
def First : Pat<(A $x, $y), (B $x, $y)>;
def Second : Pat<(A $x, $y), (replaceWithValue $x)>;
def Third : Pat<(A $x, $y), (C $x, $y)>; // warning: [model::shadowed] "pattern 'Third' is shadowed by pattern 'Second'"
def Swap : Pat<(C $p, $q), (C $q, $p)>;
// output:
//| module {
//| }
//|
