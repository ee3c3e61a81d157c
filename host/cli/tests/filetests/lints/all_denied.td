// test: drr -Werror
include "ops.td"
def First : Pat<(A $x, $y), (B $x, $y)>;
def Second : Pat<(A $p, $q), (C $p, $q)>; // error: [model::shadowed] "pattern 'Second' is shadowed by pattern 'First'"
def Third : Pat<(A $x, $x), (B $x, $x)>;
def Same : Pat<(A $p, $q), (B $p, $q)>; // error: [model::duplicate] "pattern 'Same' is a duplicate of pattern 'First'"
def Swap : Pat<(C $p, $q), (C $q, $p)>; // error: [model::retrigger] "pattern 'Swap' matches what it creates"
