// test: drr -I ../../good/drr

include "toy.td"

def : Pat<(Join (Neg $x)), (Neg $x)>; // error: [drr::unsupported] "operand 'parts' of 'toy.join' is variadic, a nested pattern matches one value"
def : Pat<(Neg (variadic $x, $y)), (Neg $x)>; // error: [drr::directive] "directive 'variadic' matches operand 'in' of 'toy.neg', which is not variadic"
def : Pat<(Pad $x, (variadic $y)), (Neg $x)>; // error: [drr::directive] "directive 'variadic' matches operand 'by' of 'toy.pad', which is not variadic"
def : Pat<(Join (variadic $x, (region $y))), (Neg $x)>; // error: [drr::directive] "directive 'variadic' cannot contain this pattern"
def : Pat<(Join (variadic $x, (variadic $y))), (Neg $x)>; // error: [drr::directive] "directive 'variadic' cannot contain this pattern"
def : Pat<(Pair (Unpack:$u__1 $x), $y), (Neg $x)>; // error: [drr::result_index] "'$u' names result 1 of 'toy.unpack', which has 1"
