include "toy.td"

// A nested operation whose results are the whole group, all of them and in order.
def Whole : Pat<(Join (Unpack $x)), (replaceWithValue $x)>;
def Segment : Pat<(Merge (variadic $a, $b), (Unpack:$u $x)), (Merge $u, (variadic $b, $a))>;
// The values of a group one by one, nested operations among them, on both sides.
def OneByOne : Pat<(Join (variadic (Neg $a), $b, (Split:$s__1 $c))),
                   (Concat (variadic $c, (Neg $b, (returnType $b)), $a, (Unpack $c, (returnType $a, $b))))>;
// An optional operand that a nested operation defines.
def Given : Pat<(Pad $x, (Neg $y)), (Merge (variadic $x), (variadic $y, $y))>;
