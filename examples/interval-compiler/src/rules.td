// Rules of addition, negation and hulls.

include "iv.td"

// -(-x) is x.
def NegOfNeg : Pat<(Iv_NegOp (Iv_NegOp $x)), (replaceWithValue $x)>;

// x - (-y) is x + y.
def SubOfNeg : Pat<(Iv_SubOp $x, (Iv_NegOp $y)), (Iv_AddOp $x, $y)>;

// x ∪ (x ∪ y) is x ∪ y.
def HullOfHull : Pat<(Iv_HullOp $x, (Iv_HullOp:$hull $x, $y)), (replaceWithValue $hull)>;

// (x + a) + b is x + (a + b) for constants.
def SumOfRanges : NativeCodeCall<"sumOfRanges($0, $1)">;
def AddOfConstants : Pat<(Iv_AddOp (Iv_AddOp $x, (Iv_ConstantOp $a)), (Iv_ConstantOp:$b $c)),
                         (Iv_AddOp $x, (Iv_ConstantOp (SumOfRanges $a, $c), (returnType $b)))>;
