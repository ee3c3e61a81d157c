include "toy.td"

// `__N` says which result of the nested operation feeds the operand.
def High : Pat<(Neg (Split:$s__1 $x)), (Pair $x, $s__0)>;
def Middle : Pat<(Neg (Thirds:$t__1 (Neg (Split:$s__0 $x)))), (Pair $t__2, $s__1)>;
// Without it, any result does.
def Any : Pat<(Print (Split:$s $x)), (Log $s__0)>;
// Both results of one operation, in order.
def Same : Constraint<CPred<"$0 == $1">, "are one value">;
def Recombined : Pat<(Pair (Split:$s__0 $x), $high), (replaceWithValue $x), [(Same $s__1, $high)]>;
