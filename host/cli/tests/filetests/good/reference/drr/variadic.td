include "defs.td"

// Two values; two nested operations; all of them as one range, with the attribute after it.
def ExactlyTwo : Pat<(Concat (variadic $a, $b), ConstantAttr<I32Attr, "1">), (Take $a, $b)>;
def Nested : Pat<(Concat (variadic (One $a), (Take $b, $c)), $axis), (Triple $a, $b, $c, $axis), [], [], (addBenefit 1)>;
def Whole : Pat<(Concat (variadic:$inputs $a, $b), ConstantAttr<I32Attr, "0">), (Stack $inputs)>;
