//===- arith-expand.td: division that rounds up or down, in arith ---------===//
//
// Put together from division that rounds towards zero. The rules stay in the dialect: others lower what they create.
//
//===----------------------------------------------------------------------===//
#ifndef LEGALIZE_ARITH_EXPAND_PATTERNS
#define LEGALIZE_ARITH_EXPAND_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A number of a value's type, in every element; tensors have none here.
class Number<int number> : NativeCodeCall<"::legalize::arith::numberOf($0, " # number # ")">;
def HasNumbers : Constraint<CPred<"::legalize::arith::hasNumbers($0)">, "a scalar or vector of integers">;

class Predicate<string name>
    : ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::" # name>;
def Equal  : Predicate<"eq">;
def Differ : Predicate<"ne">;
def Less   : Predicate<"slt">;

def MayWrap : ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">;
def MayRound : ConstantAttr<UnitAttr, "false">;

// a == 0 ? 0 : (a - 1) / b + 1, without signs
def "expand arith.ceildivui" : Pat<
    (Arith_CeilDivUIOp $a, $b),
    (SelectOp (Arith_CmpIOp Equal, $a, (Arith_ConstantOp:$zero (Number<0> $a))), $zero,
              (Arith_AddIOp (Arith_DivUIOp (Arith_SubIOp $a, (Arith_ConstantOp:$one (Number<1> $a)), MayWrap),
                                           $b, MayRound),
                            $one, MayWrap)),
    [(HasNumbers $a)]>;

// Something is left over.
defvar Inexact = (Arith_CmpIOp Differ, $a, (Arith_MulIOp (Arith_DivSIOp:$quotient $a, $b, MayRound), $b, MayWrap));

// One more than the quotient where it is not exact and the signs are alike.
def "expand arith.ceildivsi" : Pattern<
    (Arith_CeilDivSIOp $a, $b),
    [(Arith_ConstantOp:$zero (Number<0> $a)),
     (Arith_ConstantOp:$one (Number<1> $a)),
     (SelectOp (Arith_AndIOp Inexact,
                             (Arith_CmpIOp Equal, (Arith_CmpIOp Less, $a, $zero), (Arith_CmpIOp Less, $b, $zero))),
               (Arith_AddIOp $quotient, $one, MayWrap), $quotient)],
    [(HasNumbers $a)]>;

// One less than the quotient where it is not exact and the signs differ.
def "expand arith.floordivsi" : Pat<
    (Arith_FloorDivSIOp $a, $b),
    (SelectOp (Arith_AndIOp Inexact,
                            (Arith_CmpIOp Differ,
                                          (Arith_CmpIOp Less, $a, (Arith_ConstantOp:$zero (Number<0> $a))),
                                          (Arith_CmpIOp Less, $b, $zero))),
              (Arith_AddIOp $quotient, (Arith_ConstantOp (Number<-1> $a)), MayWrap), $quotient),
    [(HasNumbers $a)]>;

#endif
