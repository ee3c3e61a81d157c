include "toy.td"

// `variadic` packs single values and groups into one group; a bound one is a group.
def Packed : Pattern<(Join (variadic:$both $a, $b)),
                     [(Unpack:$u $a, (returnType $both)), (Concat (variadic $u, $both, $b))]>;
// Values of a group replace a result of any number.
def SameSize : Constraint<CPred<"$0.size() == $1.size()">, "are as many">;
def Replaced : Pat<(Unpack:$u (Concat $parts)), (replaceWithValue $parts), [(SameSize $u, $parts)]>;
def TwoValues : Constraint<CPred<"$0.size() == 2">, "are two">;
def Turned : Pat<(Unpack:$u (Merge (variadic $a, $b), (variadic))), (variadic $b, $a), [(TwoValues $u)]>;
// Native calls take a group apart.
def First : NativeCodeCall<"$0.front()">;
def Rest : NativeCodeCall<"$0.drop_front()">;
def Several : Constraint<CPred<"$0.size() > 2">, "are more than two">;
def TakenApart : Pat<(Join:$join $parts), (Pad (First $parts), (Concat (Rest $parts), (returnType $join))),
                     [(Several $parts)]>;
