//===- index.td: canonicalization of index by declarative rules -----------===//
#ifndef LEGALIZE_INDEX_PATTERNS
#define LEGALIZE_INDEX_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

class Asks<string function> : Constraint<CPred<"::legalize::index::" # function # "($0)">>;
def IsConstant : Asks<"isConstant">;
def IsZero     : Asks<"isZero">;

// (x op a) op b: the two constants meet, if what comes out is the same however wide an index is.
def Meet : Constraint<CPred<"::legalize::index::meet($0, $1, $2)">>;
def Met  : NativeCodeCall<"::legalize::index::met($0, $1, $2)">;
class ConstantsMeet<Op op> : Pat<
    (op:$outer (op $x, $a), $b),
    (op $x, (Index_ConstantOp (Met $outer, $b, $a), (location $outer)), (location $outer)),
    [(IsConstant $a), (IsConstant $b), (Meet $outer, $b, $a)]>;
def AddOfAdd   : ConstantsMeet<Index_AddOp>;
def MulOfMul   : ConstantsMeet<Index_MulOp>;
def MaxSOfMaxS : ConstantsMeet<Index_MaxSOp>;
def MaxUOfMaxU : ConstantsMeet<Index_MaxUOp>;
def MinSOfMinS : ConstantsMeet<Index_MinSOp>;
def MinUOfMinU : ConstantsMeet<Index_MinUOp>;
def AndOfAnd   : ConstantsMeet<Index_AndOp>;
def OrOfOr     : ConstantsMeet<Index_OrOp>;
def XOrOfXOr   : ConstantsMeet<Index_XOrOp>;

// x - y compared with zero
def ComparedDifference : Pat<
    (Index_CmpOp:$compared $predicate, (Index_SubOp $x, $y), $zero),
    (Index_CmpOp $predicate, $x, $y, (location $compared)),
    [(IsZero $zero)]>;
def ComparedWithDifference : Pat<
    (Index_CmpOp:$compared $predicate, $zero, (Index_SubOp $x, $y)),
    (Index_CmpOp $predicate, $y, $x, (location $compared)),
    [(IsZero $zero)]>;

#endif
