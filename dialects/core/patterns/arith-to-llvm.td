//===- arith-to-llvm.td: arith to the llvm dialect by declarative rules ---===//
//
// The patterns of convert-arith-to-llvm. A rule has the name by which logs show it and by which users turn it
// off: the operation that is converted, and what it becomes; several rules for one operation are numbered. Operands
// and the types of results are those that the type converter gives them. What rules compute and ask are functions in
// Rust (src/llvm/convert/natives.rs, src/arith/lower/attributes.rs).
//
//===----------------------------------------------------------------------===//
#ifndef LEGALIZE_ARITH_TO_LLVM_PATTERNS
#define LEGALIZE_ARITH_TO_LLVM_PATTERNS

include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
include "mlir/Dialect/LLVMIR/LLVMOps.td"

//===----------------------------------------------------------------------===//
// What rules compute and ask
//===----------------------------------------------------------------------===//

// Vectors of several dimensions become arrays of vectors: an operation on these is created once for each row.
def ByRows : NativeCodeCall<"::legalize::llvm::byRows($0)">;
// The attributes of a matched operation that the created one is given no others of the same name for.
def Keep : NativeCodeCall<"carryAttributes($0, $1)">;
def KeepButFastMath : NativeCodeCall<"carryAttributes($0, $1, \"fastmath\")">;
// Left to what is kept, or to the default.
def Kept : ConstantAttr<UnitAttr, "false">;

def Overflow : NativeCodeCall<"::mlir::arith::convertArithOverflowAttrToLLVM($0)">;
def FastMath : NativeCodeCall<"::mlir::arith::convertArithFastMathAttrToLLVM($0)">;
def Rounding : NativeCodeCall<"::mlir::arith::convertArithRoundingModeAttrToLLVM($0)">;
def IgnoreExceptions
    : ConstantAttr<FPExceptionBehaviorAttr, "::mlir::LLVM::FPExceptionBehavior::Ignore">;

// Types, of the converted type of a value: elements twice as wide; a structure of two.
def TwiceAsWide : NativeCodeCall<"::legalize::llvm::twiceAsWide($0)">;
def StructOf    : NativeCodeCall<"::legalize::llvm::structOf($0, $1)">;
// The width of a value's elements, as a constant of the type that is twice as wide.
def WidthTwiceAsWide : NativeCodeCall<"::legalize::llvm::widthTwiceAsWide($0)">;

class Asks<string function, string summary>
    : Constraint<CPred<"::legalize::llvm::" # function # "($0)">, summary>;
def IsCalculated : Asks<"isCalculated", "integers, or floats that llvm calculates with, in vectors of not too many rows">;
def HasType      : Asks<"hasType", "a type that llvm has">;
def HasFewRows   : Asks<"hasFewRows", "not too many rows">;
def IsRow        : Asks<"isRow", "a scalar or a vector of one dimension">;
def IsDoubled    : Asks<"isDoubled", "an integer, or a vector of one dimension, that can be twice as wide">;
def IsAbsent     : Constraint<CPred<"!$0">, "no such attribute">;

class Compares<string function, string summary>
    : Constraint<CPred<"::legalize::llvm::" # function # "($0, $1)">, summary>;
def BecomeTheSame : Compares<"becomeTheSame", "types that become the same">;
def BecomesWider  : Compares<"becomesWider", "a type that becomes wider than another">;
def BecomeOthers  : Constraint<Neg<BecomeTheSame.predicate>, "types that become different ones">;
def BecomesNarrower
    : Constraint<And<[BecomeOthers.predicate, Neg<BecomesWider.predicate>]>,
                 "a type that becomes narrower than another">;

//===----------------------------------------------------------------------===//
// One for one
//===----------------------------------------------------------------------===//

class Elementwise<dag source, dag result, list<dag> conditions>
    : Pat<source, (ByRows (Keep $op, result)), conditions>;

// From an operation on operands of one type, all of which are in `source` and `result`, to one of that kind.
multiclass OfOneType<Op from, Op to, dag source, dag result> {
  def "arith." # from.opName # " to llvm." # to.opName
      : Elementwise<source, result, [(IsCalculated $op)]>;
}

multiclass Plain<Op from, Op to> : OfOneType<from, to, (from:$op $a, $b), (to $a, $b)>;
defm "" : Plain<Arith_AndIOp, LLVM_AndOp>;
defm "" : Plain<Arith_XOrIOp, LLVM_XOrOp>;
defm "" : Plain<Arith_RemSIOp, LLVM_SRemOp>;
defm "" : Plain<Arith_RemUIOp, LLVM_URemOp>;
defm "" : Plain<Arith_MaxSIOp, LLVM_SMaxOp>;
defm "" : Plain<Arith_MaxUIOp, LLVM_UMaxOp>;
defm "" : Plain<Arith_MinSIOp, LLVM_SMinOp>;
defm "" : Plain<Arith_MinUIOp, LLVM_UMinOp>;
defm "" : OfOneType<Arith_OrIOp, LLVM_OrOp, (Arith_OrIOp:$op $a, $b), (LLVM_OrOp $a, $b, Kept)>;

multiclass Exact<Op from, Op to> : OfOneType<from, to, (from:$op $a, $b, $_), (to $a, $b, Kept)>;
defm "" : Exact<Arith_DivSIOp, LLVM_SDivOp>;
defm "" : Exact<Arith_DivUIOp, LLVM_UDivOp>;
defm "" : Exact<Arith_ShRSIOp, LLVM_AShrOp>;
defm "" : Exact<Arith_ShRUIOp, LLVM_LShrOp>;

multiclass Wrapping<Op from, Op to>
    : OfOneType<from, to, (from:$op $a, $b, $flags), (to $a, $b, (Overflow $flags))>;
defm "" : Wrapping<Arith_AddIOp, LLVM_AddOp>;
defm "" : Wrapping<Arith_SubIOp, LLVM_SubOp>;
defm "" : Wrapping<Arith_MulIOp, LLVM_MulOp>;
defm "" : Wrapping<Arith_ShLIOp, LLVM_ShlOp>;

// The flags have another name.
multiclass OfFloats<Op from, Op to, dag source, dag result> {
  def "arith." # from.opName # " to llvm." # to.opName
      : Pat<source, (ByRows (KeepButFastMath $op, result)), [(IsCalculated $op)]>;
}

multiclass Floats<Op from, Op to>
    : OfFloats<from, to, (from:$op $a, $b, $flags), (to $a, $b, (FastMath $flags))>;
defm "" : Floats<Arith_AddFOp, LLVM_FAddOp>;
defm "" : Floats<Arith_SubFOp, LLVM_FSubOp>;
defm "" : Floats<Arith_MulFOp, LLVM_FMulOp>;
defm "" : Floats<Arith_DivFOp, LLVM_FDivOp>;
defm "" : Floats<Arith_RemFOp, LLVM_FRemOp>;
defm "" : Floats<Arith_MaximumFOp, LLVM_MaximumOp>;
defm "" : Floats<Arith_MaxNumFOp, LLVM_MaxNumOp>;
defm "" : Floats<Arith_MinimumFOp, LLVM_MinimumOp>;
defm "" : Floats<Arith_MinNumFOp, LLVM_MinNumOp>;
defm "" : OfFloats<Arith_NegFOp, LLVM_FNegOp,
                   (Arith_NegFOp:$op $a, $flags), (LLVM_FNegOp $a, (FastMath $flags))>;

//===----------------------------------------------------------------------===//
// Constants, comparisons, choices
//===----------------------------------------------------------------------===//

def "arith.constant to llvm.mlir.constant"
    : Pat<(Arith_ConstantOp:$op $value), (Keep $op, (LLVM_ConstantOp $value, (returnType $op))),
          [(HasType $op)]>;

// The predicates of the two dialects have the same numbers. Other attributes are dropped, as upstream.
def "arith.cmpi to llvm.icmp"
    : Pat<(Arith_CmpIOp:$op $predicate, $a, $b),
          (ByRows (LLVM_ICmpOp $predicate, $a, $b, (returnType $op))), [(IsCalculated $a)]>;
def "arith.cmpf to llvm.fcmp"
    : Pat<(Arith_CmpFOp:$op $predicate, $a, $b, $flags),
          (ByRows (LLVM_FCmpOp $predicate, $a, $b, (FastMath $flags), (returnType $op))),
          [(IsCalculated $a)]>;

// One truth value may choose between arrays.
def "arith.select to llvm.select"
    : Elementwise<(SelectOp:$op $condition, $yes, $no),
                  (LLVM_SelectOp $condition, $yes, $no, Kept, (returnType $op)),
                  [(HasType $op), (HasFewRows $condition)]>;

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

multiclass Casts<Op from, Op to, dag source, dag result> {
  def "arith." # from.opName # " to llvm." # to.opName
      : Elementwise<source, result, [(IsCalculated $in), (IsCalculated $op)]>;
}

multiclass PlainCast<Op from, Op to>
    : Casts<from, to, (from:$op $in), (to $in, (returnType $op))>;
defm "" : PlainCast<Arith_ExtSIOp, LLVM_SExtOp>;
defm "" : PlainCast<Arith_SIToFPOp, LLVM_SIToFPOp>;
defm "" : PlainCast<Arith_FPToSIOp, LLVM_FPToSIOp>;
defm "" : PlainCast<Arith_FPToUIOp, LLVM_FPToUIOp>;

multiclass UnsignedCast<Op from, Op to>
    : Casts<from, to, (from:$op $in), (to $in, Kept, (returnType $op))>;
defm "" : UnsignedCast<Arith_ExtUIOp, LLVM_ZExtOp>;
defm "" : UnsignedCast<Arith_UIToFPOp, LLVM_UIToFPOp>;

defm "" : Casts<Arith_TruncIOp, LLVM_TruncOp, (Arith_TruncIOp:$op $in, $flags),
                (LLVM_TruncOp $in, (Overflow $flags), (returnType $op))>;
defm "" : Casts<Arith_ExtFOp, LLVM_FPExtOp, (Arith_ExtFOp:$op $in, $_),
                (LLVM_FPExtOp $in, (returnType $op))>;

// With a rounding mode it is an intrinsic.
def "arith.truncf to llvm.fptrunc.1"
    : Elementwise<(Arith_TruncFOp:$op $in, $mode, $_), (LLVM_FPTruncOp $in, (returnType $op)),
                  [(IsAbsent $mode), (IsCalculated $in), (IsCalculated $op)]>;
def "arith.truncf to llvm.fptrunc.2"
    : Elementwise<(Arith_TruncFOp:$op $in, Arith_RoundingModeAttr:$mode, $_),
                  (LLVM_ConstrainedFPTruncIntr $in, (Rounding $mode), IgnoreExceptions, (returnType $op)),
                  [(IsCalculated $in), (IsCalculated $op)]>;

// Nothing is left of a cast where the types become the same.
def "arith.bitcast to llvm.bitcast.1"
    : Pat<(Arith_BitcastOp:$op $in), (replaceWithValue $in), [(HasType $op), (BecomeTheSame $in, $op)]>;
def "arith.bitcast to llvm.bitcast.2"
    : Elementwise<(Arith_BitcastOp:$op $in), (LLVM_BitcastOp $in, (returnType $op)),
                  [(HasType $op), (BecomeOthers $in, $op), (HasFewRows $in)]>;

// How wide an index is says what becomes of a cast.
multiclass IndexCast<Op from, Op to, dag extended> {
  defvar name = "arith." # from.opName # " to llvm." # to.opName;
  defvar source = (from:$op $in);
  def name # ".1"
      : Pat<source, (replaceWithValue $in), [(HasType $op), (BecomeTheSame $in, $op)]>;
  def name # ".2"
      : Pat<source, (ByRows (LLVM_TruncOp $in, Kept, (returnType $op))),
            [(IsCalculated $in), (BecomesWider $in, $op)]>;
  def name # ".3"
      : Pat<source, (ByRows extended), [(IsCalculated $in), (BecomesNarrower $in, $op)]>;
}
defm "" : IndexCast<Arith_IndexCastOp, LLVM_SExtOp, (LLVM_SExtOp $in, (returnType $op))>;
defm "" : IndexCast<Arith_IndexCastUIOp, LLVM_ZExtOp, (LLVM_ZExtOp $in, Kept, (returnType $op))>;

//===----------------------------------------------------------------------===//
// Two results
//===----------------------------------------------------------------------===//

// A product twice as wide, cut in two.
class Product<Op from, dag lhs, dag rhs>
    : Pattern<(from:$op $a, $b),
              [(LLVM_MulOp:$product lhs, rhs, Kept),
               (LLVM_TruncOp $product, Kept),
               (LLVM_TruncOp (LLVM_LShrOp $product,
                                          (LLVM_ConstantOp (WidthTwiceAsWide $a),
                                                           (returnType (TwiceAsWide $a))), Kept), Kept)],
              [(IsDoubled $a)]>;
def "arith.mulsi_extended to llvm"
    : Product<Arith_MulSIExtendedOp, (LLVM_SExtOp $a, (returnType (TwiceAsWide $a))),
              (LLVM_SExtOp $b, (returnType (TwiceAsWide $b)))>;
def "arith.mului_extended to llvm"
    : Product<Arith_MulUIExtendedOp, (LLVM_ZExtOp $a, Kept, (returnType (TwiceAsWide $a))),
              (LLVM_ZExtOp $b, Kept, (returnType (TwiceAsWide $b)))>;

// The intrinsic gives sum and overflow as a structure.
def "arith.addui_extended to llvm"
    : Pattern<(Arith_AddUIExtendedOp:$op $a, $b),
              [(LLVM_UAddWithOverflowOp:$both $a, $b, (returnType (StructOf $op__0, $op__1))),
               (LLVM_ExtractValueOp $both, ConstantAttr<DenseI64ArrayAttr, "{0}">),
               (LLVM_ExtractValueOp $both, ConstantAttr<DenseI64ArrayAttr, "{1}">)],
              [(IsRow $a)]>;

#endif
