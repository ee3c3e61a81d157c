// test: drr -D pattern-overlaps -A overlaps
// error: [opt::unknown_lint] "no lint is called 'overlaps'" (no place)
// exit: 2
include "ops.td"
def First : Pat<(A $x, $y), (B $x, $y)>;
def Second : Pat<(A $p, $q), (C $p, $q)>;
def Third : Pat<(A $x, $x), (B $x, $x)>;
def Same : Pat<(A $p, $q), (B $p, $q)>;
def Swap : Pat<(C $p, $q), (C $q, $p)>;
