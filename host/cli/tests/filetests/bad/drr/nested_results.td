// test: drr -I ../../good/drr

include "toy.td"

def : Pat<(Neg (Split:$s__2 $x)), (Neg $x)>; // error: [drr::result_index] "'$s' names result 2 of 'toy.split', which has 2"
def : Pat<(Neg (Split:$s__0 $x)),
          (Neg $s__2)>; // error: [drr::result_index] "'$s' names result 2 of 'toy.split', which has 2"
def : Pat<(Neg (Split:$s__0 $x)),
          (Neg $s)>; // error: [drr::argument_kind] "expected one value, but got an operation with several results"
def : Pat<(Neg (Print $x)), (Neg $x)>; // error: [drr::unsupported] "'toy.print' has no results, so it cannot be the defining op of an operand"
def : Pat<(Pair (Split:$s__0 $x), (Split:$s__1 $y)), // error: [drr::rebound_symbol] "'$s'"
          (Neg $x)>;
def : Pat<(Neg $x),
          (Neg $x__1)>; // error: [drr::not_a_result] "'$x__1'"
