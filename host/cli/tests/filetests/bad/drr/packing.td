// test: drr -I ../../good/drr

include "toy.td"

def : Pat<(Join $all),
          (Neg $all)>; // error: [drr::argument_kind] "expected one value, but got several"
def : Pat<(Join (variadic:$all $a, $b)),
          (Neg $all)>; // error: [drr::argument_kind] "expected one value, but got several"
def : Pat<(Join $all),
          (Neg $all__0)>; // error: [drr::not_a_result] "'$all__0'"
def : Pat<(Neg $x),
          (Neg (variadic $x, $x))>; // error: [drr::directive] "groups values for operand 'in' of 'toy.neg', which is not variadic"
def : Pat<(Join (variadic:$all $a, $b)), (Concat (variadic:$all $b, $a))>; // error: [drr::rebound_symbol] "'$all'"
def : Pat<(Join $all),
          (Concat (variadic $all, I32Attr:$b))>; // error: [drr::argument_kind] "expected a value, but got an attribute"
