//===- arith.td: canonicalization of arith by declarative rules -----------===//
//
// Rules stand under the operation that they start from, and have upstream's names where upstream has the
// same rule, since users turn rules off by name. What a rule computes is a function in Rust, registered
// under the text of its call (src/arith/natives.rs). Tools are handed arith.ron, the model of this file; a
// test compares the two, and BLESS=1 rewrites it.
//
//===----------------------------------------------------------------------===//
#ifndef LEGALIZE_ARITH_PATTERNS
#define LEGALIZE_ARITH_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

//===----------------------------------------------------------------------===//
// What rules compute and ask
//===----------------------------------------------------------------------===//

class Binary<string function> : NativeCodeCall<"::legalize::arith::" # function # "($0, $1)">;
// Arithmetic on scalar constants of one type, modulo its width.
def Sum        : Binary<"sum">;
def Difference : Binary<"difference">;
def Product    : Binary<"product">;
// The overflow flags that two operations have in common.
def CommonFlags : Binary<"commonFlags">;

class Unary<string function> : NativeCodeCall<"::legalize::arith::" # function # "($0)">;
// Zero of a value's type, in every element.
def ZeroLike : Unary<"zeroLike">;
// The predicate that holds where another does not.
def Inverse  : Unary<"inverse">;

def NoFlags      : NativeCodeCall<"::legalize::arith::noFlags()">;
def LessThan     : NativeCodeCall<"::legalize::arith::signedLessThan()">;
def TrueConstant : NativeCodeCall<"::legalize::arith::trueConstant()">;

class Asks<string function> : Constraint<CPred<"::legalize::arith::" # function # "($0)">>;
def IsUnused   : Asks<"isUnused">;
def IsZero     : Asks<"isZero">;
def IsOne      : Asks<"isOne">;
def IsMinusOne : Asks<"isMinusOne">;
def IsEquality : Asks<"isEquality">;
// Nothing was given.
def IsAbsent   : Asks<"isAbsent">;
// Of more than one bit, in each element.
def IsWide     : Asks<"isWide">;
// A scalar integer of one bit, or of more.
def IsTruth  : Asks<"isTruth">;
def IsNumber : Asks<"isNumber">;

class Compares<string function> : Constraint<CPred<"::legalize::arith::" # function # "($0, $1)">>;
def SameType : Compares<"sameType">;
def IsWider  : Compares<"isWider">;

// Whether a truncation keeps exactly the bits that a shift by a constant brought down.
def KeepsShiftedBits
    : Constraint<CPred<"::legalize::arith::keepsShiftedBits($0, $1, $2)">>;

//===----------------------------------------------------------------------===//
// Sums and differences with constants
//===----------------------------------------------------------------------===//

// (x + a) + b
def AddIAddConstant : Pat<
    (Arith_AddIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (Sum $a, $b)), (CommonFlags $inner, $outer))>;

// (x - a) + b
def AddISubConstantRHS : Pat<
    (Arith_AddIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (Difference $b, $a)), (CommonFlags $inner, $outer))>;

// (a - x) + b
def AddISubConstantLHS : Pat<
    (Arith_AddIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_SubIOp (Arith_ConstantOp (Sum $a, $b)), $x, (CommonFlags $inner, $outer))>;

// x + y * -1
def AddIMulNegativeOneRhs : Pat<
    (Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$m), $_), $_),
    (Arith_SubIOp $x, $y, (NoFlags)), [(IsMinusOne $m)]>;

// x * -1 + y; that the right one is tried first shows where both are negative.
def AddIMulNegativeOneLhs : Pat<
    (Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$m), $_), $y, $_),
    (Arith_SubIOp $y, $x, (NoFlags)), [(IsMinusOne $m)]>;

// (x + a) - b; that neither step wraps around says nothing of one by their difference.
def SubIRHSAddConstant : Pat<
    (Arith_SubIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $_),
                  (ConstantLikeMatcher APIntAttr:$b), $_),
    (Arith_AddIOp $x, (Arith_ConstantOp (Difference $a, $b)), (NoFlags))>;

// b - (x + a)
def SubILHSAddConstant : Pat<
    (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                  (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner), $outer),
    (Arith_SubIOp (Arith_ConstantOp (Difference $b, $a)), $x, (CommonFlags $inner, $outer))>;

// (x - a) - b
def SubIRHSSubConstantRHS : Pat<
    (Arith_SubIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_SubIOp $x, (Arith_ConstantOp (Sum $a, $b)), (CommonFlags $inner, $outer))>;

// (a - x) - b
def SubIRHSSubConstantLHS : Pat<
    (Arith_SubIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_SubIOp (Arith_ConstantOp (Difference $a, $b)), $x, (CommonFlags $inner, $outer))>;

// b - (x - a)
def SubILHSSubConstantRHS : Pat<
    (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                  (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner), $outer),
    (Arith_SubIOp (Arith_ConstantOp (Sum $b, $a)), $x, (CommonFlags $inner, $outer))>;

// b - (a - x)
def SubILHSSubConstantLHS : Pat<
    (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b),
                  (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $inner), $outer),
    (Arith_AddIOp $x, (Arith_ConstantOp (Difference $b, $a)), (CommonFlags $inner, $outer))>;

// (x - y) - x
def SubISubILHSRHSLHS : Pat<
    (Arith_SubIOp (Arith_SubIOp $x, $y, $inner), $x, $outer),
    (Arith_SubIOp (Arith_ConstantOp (ZeroLike $y)), $y, (CommonFlags $inner, $outer))>;

//===----------------------------------------------------------------------===//
// Products, and unused results
//===----------------------------------------------------------------------===//

// (x * a) * b
def MulIMulIConstant : Pat<
    (Arith_MulIOp (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$a), $inner),
                  (ConstantLikeMatcher APIntAttr:$b), $outer),
    (Arith_MulIOp $x, (Arith_ConstantOp (Product $a, $b)), (CommonFlags $inner, $outer))>;

def AddUIExtendedToAddI : Pattern<
    (Arith_AddUIExtendedOp:$both $x, $y),
    [(Arith_AddIOp $x, $y, (NoFlags)), (replaceWithValue $x)], [(IsUnused $both__1)]>;

// It is tried before the rule on a factor of one, as upstream adds it first.
def MulSIExtendedToMulI : Pattern<
    (Arith_MulSIExtendedOp:$both $x, $y),
    [(Arith_MulIOp $x, $y, (NoFlags)), (replaceWithValue $x)], [(IsUnused $both__1)], [], (addBenefit 1)>;

def MulUIExtendedToMulI : Pattern<
    (Arith_MulUIExtendedOp:$both $x, $y),
    [(Arith_MulIOp $x, $y, (NoFlags)), (replaceWithValue $x)], [(IsUnused $both__1)]>;

// x * 1: above it stand copies of the sign, if there is more than that.
def MulSIExtendedRHSOne : Pattern<
    (Arith_MulSIExtendedOp:$both $x, (ConstantLikeMatcher AnyAttr:$one)),
    [(replaceWithValue $x),
     (Arith_ExtSIOp (Arith_CmpIOp (LessThan), $x, (Arith_ConstantOp (ZeroLike $x))))],
    [(IsOne $one), (IsWide $x)]>;

// The signs of both sides cancel out.
class BothNegated<Op op> : Pat<
    (op (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $flags), (op $x, $y, $flags)>;
def MulFOfNegF : BothNegated<Arith_MulFOp>;
def DivFOfNegF : BothNegated<Arith_DivFOp>;

//===----------------------------------------------------------------------===//
// Bits and comparisons
//===----------------------------------------------------------------------===//

class BitsOfExtended<Op combine, Op extension> : Pat<
    (combine (extension $x), (extension $y)), (extension (combine $x, $y)), [(SameType $x, $y)]>;
def AndOfExtUI  : BitsOfExtended<Arith_AndIOp, Arith_ExtUIOp>;
def AndOfExtSI  : BitsOfExtended<Arith_AndIOp, Arith_ExtSIOp>;
def OrOfExtUI   : BitsOfExtended<Arith_OrIOp, Arith_ExtUIOp>;
def OrOfExtSI   : BitsOfExtended<Arith_OrIOp, Arith_ExtSIOp>;
def XOrIOfExtUI : BitsOfExtended<Arith_XOrIOp, Arith_ExtUIOp>;
def XOrIOfExtSI : BitsOfExtended<Arith_XOrIOp, Arith_ExtSIOp>;

def XOrINotCmpI : Pat<
    (Arith_XOrIOp (Arith_CmpIOp $predicate, $x, $y), (ConstantLikeMatcher APIntAttr:$mask)),
    (Arith_CmpIOp (Inverse $predicate), $x, $y), [(IsMinusOne $mask)]>;

class EqualityOfExtended<Op extension> : Pat<
    (Arith_CmpIOp $predicate, (extension $x), (extension $y)), (Arith_CmpIOp $predicate, $x, $y),
    [(IsEquality $predicate), (SameType $x, $y)]>;
def CmpIExtUI : EqualityOfExtended<Arith_ExtUIOp>;
def CmpIExtSI : EqualityOfExtended<Arith_ExtSIOp>;

//===----------------------------------------------------------------------===//
// Casts of casts
//===----------------------------------------------------------------------===//

def ExtSIOfExtUI : Pat<(Arith_ExtSIOp (Arith_ExtUIOp $x)), (Arith_ExtUIOp $x)>;

// Both extended and truncated to something that is still wider than it was.
class TruncatedExtension<Op extension> : Pat<
    (Arith_TruncIOp:$narrow (extension $x), $_), (extension $x), [(IsWider $narrow, $x)]>;
def TruncIExtUIToExtUI : TruncatedExtension<Arith_ExtUIOp>;
def TruncIExtSIToExtSI : TruncatedExtension<Arith_ExtSIOp>;

// What a signed shift brings in is cut off.
def TruncIShrSIToTrunciShrUI : Pat<
    (Arith_TruncIOp:$narrow
        (Arith_ShRSIOp $x, (ConstantLikeMatcher AnyAttr:$by), $exact), $flags),
    (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp $by), $exact), $flags),
    [(KeepsShiftedBits $narrow, $x, $by)]>;

def IndexCastOfExtSI   : Pat<(Arith_IndexCastOp (Arith_ExtSIOp $x)), (Arith_IndexCastOp $x)>;
def IndexCastUIOfExtUI : Pat<(Arith_IndexCastUIOp (Arith_ExtUIOp $x)), (Arith_IndexCastUIOp $x)>;

// Back to where it came from.
class CastBack<Op cast> : Pat<(cast:$back (cast $x)), (replaceWithValue $x), [(SameType $back, $x)]>;
def IndexCastOfIndexCast     : CastBack<Arith_IndexCastOp>;
def IndexCastUIOfIndexCastUI : CastBack<Arith_IndexCastUIOp>;

def BitcastOfBitcast : Pat<(Arith_BitcastOp (Arith_BitcastOp $x)), (Arith_BitcastOp $x)>;

// Both round alike, unless the second has a rounding mode.
class NarrowedInteger<Op conversion> : Pat<
    (Arith_TruncFOp (conversion $x), $rounding, $_), (conversion $x), [(IsAbsent $rounding)]>;
def TruncFSIToFPToSIToFP : NarrowedInteger<Arith_SIToFPOp>;
def TruncFUIToFPToUIToFP : NarrowedInteger<Arith_UIToFPOp>;

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

// The same question twice.
def RedundantSelectFalse : Pat<
    (SelectOp $question, $x, (SelectOp $question, $_, $z)), (SelectOp $question, $x, $z)>;
def RedundantSelectTrue : Pat<
    (SelectOp $question, (SelectOp $question, $x, $_), $z), (SelectOp $question, $x, $z)>;

def SelectNotCond : Pat<
    (SelectOp (Arith_XOrIOp $question, (ConstantLikeMatcher APIntAttr:$mask)), $x, $y),
    (SelectOp $question, $y, $x), [(IsMinusOne $mask)]>;

class ChoiceOfConstants<dag result, Constraint left, Constraint right, Constraint type> : Pat<
    (SelectOp:$choice $question, (ConstantLikeMatcher APIntAttr:$a),
                      (ConstantLikeMatcher APIntAttr:$b)),
    result, [(left $a), (right $b), (type $choice)]>;
defvar Not = (Arith_XOrIOp $question, (Arith_ConstantOp (TrueConstant)));
def SelectI1ToNot : ChoiceOfConstants<Not, IsZero, IsOne, IsTruth>;
def OneOrZero     : ChoiceOfConstants<(Arith_ExtUIOp $question), IsOne, IsZero, IsNumber>;
def ZeroOrOne     : ChoiceOfConstants<(Arith_ExtUIOp Not), IsZero, IsOne, IsNumber>;

#endif
