include "defs.td"

// The results of a matched operation by number, in several result patterns.
def Matched : Pattern<(Two (Three:$r__0 $x)), [(Take $r__0, $r__2), (One $r__1)]>;
// Each result by an operation of one result; by one of two and one of one; by one of three, after an auxiliary one.
def IsI8 : Constraint<CPred<"$0.getType().isInteger(8)">>;
def IsI16 : Constraint<CPred<"$0.getType().isInteger(16)">>;
def IsI32 : Constraint<CPred<"$0.getType().isInteger(32)">>;
def ByThree : Pattern<(Same $x), [(One $x), (One $x), (One $x)], [(IsI8 $x)]>;
def ByTwo : Pattern<(Same $x), [(Two $x), (One $x)], [(IsI16 $x)]>;
def ByOne : Pattern<(Same $x), [(Note $x), (Three $x)], [(IsI32 $x)]>;
