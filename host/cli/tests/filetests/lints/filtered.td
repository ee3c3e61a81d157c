// test: rewrite --patterns ./rules.ron --patterns ./filtered.td --disable-patterns InRon -D pattern-overlaps ./empty.mlir
// A pattern that is left out shadows none.
include "ops.td"
def InDrr : Pat<(A $x, $y), (B $x, $y)>;
// output:
//| module {
//| }
//|
