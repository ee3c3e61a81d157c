// test: drr -I ../../good/drr

include "toy.td"

def Two : NativeCodeCall<"two($0)", 2>;
def Many : NativeCodeCall<"many($0)", 1025>;
def Nothing : NativeCodeCallVoid<"nothing($0)">;

def : Pat<(Neg $x),
          (Two $x)>; // error: [drr::replacement] "this pattern produces 2 values, but only 1 of the root's results are left to replace"
def : Pat<(Thirds $x),
          (Two $x)>; // error: [drr::replacement] "the result patterns produce 2 values, the root has 3 results to replace"
def : Pat<(Neg $x),
          (Neg (Two $x))>; // error: [drr::argument_kind] "expected one value, but got several"
def : Pattern<(Split $x), [(Two:$t $x),
              (replaceWithValue $t__0),
              (replaceWithValue $t__2)]>; // error: [drr::result_index] "'$t' names result 2"
def : Pat<(Neg $x),
          (Many $x)>; // error: [drr::native_call] "a native call cannot return 1025 values"
def : Pat<(Neg $x),
          (Neg (Nothing $x))>; // error: [drr::native_call] "expected a value, but got a call that returns nothing"
