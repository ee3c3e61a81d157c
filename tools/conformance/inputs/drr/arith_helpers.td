include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Rules that call the functions beside upstream's rules of arith.
def Sum : NativeCodeCall<"addIntegerAttrs($_builder, $0, $1, $2)">;
def Difference : NativeCodeCall<"subIntegerAttrs($_builder, $0, $1, $2)">;
def Product : NativeCodeCall<"mulIntegerAttrs($_builder, $0, $1, $2)">;
def CommonFlags : NativeCodeCall<"mergeOverflowFlags($0, $1)">;
def Opposite : NativeCodeCall<"invertPredicate($0)">;
def IsAllOnes : Constraint<And<[
  CPred<"succeeded(getIntOrSplatIntValue($0))">, CPred<"getIntOrSplatIntValue($0)->isAllOnes()">]>>;
def IsThree : Constraint<And<[
  CPred<"succeeded(getIntOrSplatIntValue($0))">, CPred<"*getIntOrSplatIntValue($0) == 3">]>>;
def IsWider : Constraint<And<[
  CPred<"getScalarOrElementWidth($0) > getScalarOrElementWidth($1)">, CPred<"getScalarOrElementWidth($1) > 8">]>>;
def IsNotEqual : Constraint<CPred<"$0.getValue() == ::mlir::arith::CmpIPredicate::ne">>;

def ShiftOfShift : Pat<
  (Arith_ShLIOp:$res (Arith_ShLIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_ShLIOp $x, (Arith_ConstantOp (Sum $res, $a, $b)), (CommonFlags $f, $g))>;
def ScaledSum : Pat<
  (Arith_MulIOp:$res (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_AddIOp
    (Arith_MulIOp $x, (Arith_ConstantOp $b), $g), (Arith_ConstantOp (Product $res, $a, $b)), (CommonFlags $f, $g))>;
def DifferenceOfSum : Pat<
  (Arith_SubIOp:$res (ConstantLikeMatcher APIntAttr:$a), (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$b), $f), $g),
  (Arith_SubIOp (Arith_ConstantOp (Difference $res, $a, $b)), $x, (CommonFlags $f, $g))>;
def Complement : Pat<
  (Arith_SubIOp (ConstantLikeMatcher AnyAttr:$c), $x, $f), (Arith_XOrIOp $x, (Arith_ConstantOp $c)), [(IsAllOnes $c)]>;
def ThreeTimes : Pat<
  (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$c), $f), (Arith_AddIOp (Arith_AddIOp $x, $x, $f), $x, $f), [(IsThree $c)]>;
def SwappedSelect : Pat<
  (SelectOp (Arith_CmpIOp $p, $a, $b), $x, $y), (SelectOp (Arith_CmpIOp (Opposite $p), $a, $b), $y, $x),
  [(IsNotEqual $p)]>;
def NarrowedTruncation : Pat<
  (Arith_TruncIOp:$t (Arith_ExtSIOp:$e $x), $f), (Arith_ExtSIOp $x), [(IsWider $e, $t), (IsWider $t, $x)]>;
