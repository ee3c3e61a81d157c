// Rules over the test dialect: nested sources, constraints, native calls, either order, several results.
include "mlir/IR/PatternBase.td"
include "test/TestOps.td"

// a + -b = a - b, if -b has no other user.
def HasOneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def AddNeg : Pat<(Test_AddOp $a, (Test_NegOp:$neg $b)), (Test_SubOp $a, $b), [(HasOneUse $neg)]>;

// x * 2n = (x + x) * n; `isEven` and `Halve` are Rust functions.
def IsEven : Constraint<CPred<"::test::isEven($_self)">, "is even">;
def Halve : NativeCodeCall<"Halve($0)">;
def MulEven : Pat<(Test_MulOp $x, (Test_NumberOp $n)),
                  (Test_MulOp (Test_AddOp $x, $x), (Test_NumberOp (Halve $n))), [(IsEven:$n)]>;

// In either order of the operands.
def MulSigns : Pat<(Test_MulOp (either (Test_NegOp $a), (Test_AbsOp $b))), (Test_NegOp (Test_MulOp $a, $b))>;

// One operation for each result.
def TwoResults : Pattern<(Test_TwoResultsOp $x), [(Test_AbsOp:$abs $x), (Test_EqualOp $x, $abs)]>;

// Attributes with a value, and those that are handed on.
def Heavy : Pat<(Test_AttributesOp $number, ConstantAttr<I32Attr, "9">, $label, $fast, $dims),
                (Test_AttributesOp $number, ConstantAttr<I32Attr, "10">, $label, $fast, $dims)>;
