//===- index-to-llvm.td: index to the llvm dialect by declarative rules ---===//
//
// The patterns of convert-index-to-llvm; see arith-to-llvm.td. How wide an index is the type converter says.
//
//===----------------------------------------------------------------------===//
#ifndef LEGALIZE_INDEX_TO_LLVM_PATTERNS
#define LEGALIZE_INDEX_TO_LLVM_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

// The attributes of a matched operation that the created one is given no others of the same name for.
def Keep : NativeCodeCall<"carryAttributes($0, $1)">;
def Default : ConstantAttr<UnitAttr, "false">;

class Predicate<string name>
    : ConstantAttr<ICmpPredicate, "::mlir::LLVM::ICmpPredicate::" # name>;
def Equal   : Predicate<"eq">;
def Differ  : Predicate<"ne">;
def Less    : Predicate<"slt">;
def Greater : Predicate<"sgt">;
// The predicates of the two dialects have the same numbers.
def SamePredicate : NativeCodeCall<"::legalize::llvm::predicate($0)">;

// Numbers of the converted type of a value: a given one, a constant's, its own width in bits.
class Number<int number> : NativeCodeCall<"::legalize::arith::numberOf($0, " # number # ")">;
def Wrapped : NativeCodeCall<"::legalize::llvm::wrapped($0, $1)">;
def Width   : NativeCodeCall<"::legalize::llvm::widthOf($0)">;

class Compares<string function, string summary>
    : Constraint<CPred<"::legalize::llvm::" # function # "($0, $1)">, summary>;
def BecomeTheSame : Compares<"becomeTheSame", "types that become the same">;
def BecomesWider  : Compares<"becomesWider", "a type that becomes wider than another">;
def BecomesNarrower
    : Constraint<And<[Neg<BecomeTheSame.predicate>, Neg<BecomesWider.predicate>]>,
                 "a type that becomes narrower than another">;

//===----------------------------------------------------------------------===//
// One for one
//===----------------------------------------------------------------------===//

multiclass Binary<Op from, dag result> {
  def "index." # from.opName # " to llvm" : Pat<(from:$op $n, $m), (Keep $op, result)>;
}

multiclass Plain<Op from, Op to> : Binary<from, (to $n, $m)>;
defm "" : Plain<Index_RemSOp, LLVM_SRemOp>;
defm "" : Plain<Index_RemUOp, LLVM_URemOp>;
defm "" : Plain<Index_MaxSOp, LLVM_SMaxOp>;
defm "" : Plain<Index_MaxUOp, LLVM_UMaxOp>;
defm "" : Plain<Index_MinSOp, LLVM_SMinOp>;
defm "" : Plain<Index_MinUOp, LLVM_UMinOp>;
defm "" : Plain<Index_AndOp, LLVM_AndOp>;
defm "" : Plain<Index_XOrOp, LLVM_XOrOp>;

multiclass Flagged<Op from, Op to> : Binary<from, (to $n, $m, Default)>;
defm "" : Flagged<Index_AddOp, LLVM_AddOp>;
defm "" : Flagged<Index_SubOp, LLVM_SubOp>;
defm "" : Flagged<Index_MulOp, LLVM_MulOp>;
defm "" : Flagged<Index_DivSOp, LLVM_SDivOp>;
defm "" : Flagged<Index_DivUOp, LLVM_UDivOp>;
defm "" : Flagged<Index_ShlOp, LLVM_ShlOp>;
defm "" : Flagged<Index_ShrSOp, LLVM_AShrOp>;
defm "" : Flagged<Index_ShrUOp, LLVM_LShrOp>;
defm "" : Flagged<Index_OrOp, LLVM_OrOp>;

// Other attributes are dropped, as upstream.
def "index.cmp to llvm" : Pat<(Index_CmpOp $predicate, $n, $m), (LLVM_ICmpOp (SamePredicate $predicate), $n, $m)>;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

class Constant<Op from> : Pat<(from:$op $value), (LLVM_ConstantOp (Wrapped $op, $value))>;
def "index.constant to llvm"      : Constant<Index_ConstantOp>;
def "index.bool.constant to llvm" : Constant<Index_BoolConstantOp>;
def "index.sizeof to llvm"        : Pat<(Index_SizeOfOp:$op), (LLVM_ConstantOp (Width $op))>;

//===----------------------------------------------------------------------===//
// Casts: how wide an index is says what becomes of one
//===----------------------------------------------------------------------===//

multiclass Cast<Op from, dag extended> {
  defvar name = "index." # from.opName # " to llvm";
  def name # ".1" : Pat<(from:$op $in), (replaceWithValue $in), [(BecomeTheSame $in, $op)]>;
  def name # ".2" : Pat<(from:$op $in), (LLVM_TruncOp $in, Default), [(BecomesWider $in, $op)]>;
  def name # ".3" : Pat<(from:$op $in), extended, [(BecomesNarrower $in, $op)]>;
}
defm "" : Cast<Index_CastSOp, (LLVM_SExtOp $in)>;
defm "" : Cast<Index_CastUOp, (LLVM_ZExtOp $in, Default)>;

//===----------------------------------------------------------------------===//
// Division that rounds up or down
//===----------------------------------------------------------------------===//

// Operands are converted in the order in which they stand, whichever is used first.
def Converted : NativeCodeCallVoid<"::legalize::llvm::convertOperand($0)">;
defvar IsBit    = (returnType "$_builder.getI1Type()");
defvar Zero     = (LLVM_ConstantOp:$zero (Number<0> $op), (returnType $op));
defvar One      = (LLVM_ConstantOp:$one (Number<1> $op), (returnType $op));
defvar MinusOne = (LLVM_ConstantOp:$minusOne (Number<-1> $op), (returnType $op));

// n == 0 ? 0 : (n - 1) / m + 1
def "index.ceildivu to llvm" : Pattern<
    (Index_CeilDivUOp:$op $n, $m),
    [Zero, One,
     (LLVM_AddOp:$more (LLVM_UDivOp (LLVM_SubOp $n, $one, Default), $m, Default), $one, Default),
     (LLVM_SelectOp (LLVM_ICmpOp Equal, $n, $zero, IsBit), $zero, $more, Default)]>;

// (n + x) / m + 1 where the signs are alike, x being one step towards zero, else -(-n / m)
def "index.ceildivs to llvm" : Pattern<
    (Index_CeilDivSOp:$op $n, $m),
    [(Converted $n), Zero, One, MinusOne,
     (LLVM_ICmpOp:$positive Greater, $m, $zero, IsBit),
     (LLVM_AddOp:$above
         (LLVM_SDivOp (LLVM_AddOp $n, (LLVM_SelectOp $positive, $minusOne, $one, Default), Default), $m, Default),
         $one, Default),
     (LLVM_SubOp:$below $zero, (LLVM_SDivOp (LLVM_SubOp $zero, $n, Default), $m, Default), Default),
     (LLVM_SelectOp (LLVM_AndOp (LLVM_ICmpOp Equal, (LLVM_ICmpOp Greater, $n, $zero, IsBit), $positive, IsBit),
                                (LLVM_ICmpOp Differ, $n, $zero, IsBit)),
                    $above, $below, Default)]>;

// -1 - (x - n) / m where the signs differ, x being one step from zero, else n / m
def "index.floordivs to llvm" : Pattern<
    (Index_FloorDivSOp:$op $n, $m),
    [(Converted $n), Zero, One, MinusOne,
     (LLVM_ICmpOp:$negative Less, $m, $zero, IsBit),
     (LLVM_SubOp:$below
         $minusOne,
         (LLVM_SDivOp (LLVM_SubOp (LLVM_SelectOp $negative, $one, $minusOne, Default), $n, Default), $m, Default),
         Default),
     (LLVM_SDivOp:$towardsZero $n, $m, Default),
     (LLVM_SelectOp (LLVM_AndOp (LLVM_ICmpOp Differ, (LLVM_ICmpOp Less, $n, $zero, IsBit), $negative, IsBit),
                                (LLVM_ICmpOp Differ, $n, $zero, IsBit)),
                    $below, $towardsZero, Default)]>;

#endif
