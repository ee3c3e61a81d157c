include "../drr/toy.td"

// Two patterns, `Negated.1` and `Negated.2`: what is negated may stand on either side.
def Negated : Pat<(Pair (either (Neg $x), $y)), (Pair $x, $y)>;
def LogToPrint : Pat<(Log $x), (Print $x)>;
