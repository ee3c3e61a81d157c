include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Functions of upstream's arithmetic canonicalization, called by rules that are not upstream's.
def Sum : NativeCodeCall<"addIntegerAttrs($_builder, $0, $1, $2)">;
def Difference : NativeCodeCall<"subIntegerAttrs($_builder, $0, $1, $2)">;
def Product : NativeCodeCall<"mulIntegerAttrs($_builder, $0, $1, $2)">;
def Common : NativeCodeCall<"mergeOverflowFlags($0, $1)">;
def Opposite : NativeCodeCall<"arith::invertPredicate($0)">;
def Width : NativeCodeCall<"::mlir::IntegerAttr::get($0.getType(), getScalarOrElementWidth($0))">;
def IsFive : Constraint<CPred<"getIntOrSplatIntValue($0) && *getIntOrSplatIntValue($0) == 5">>;

def TwoSums : Pat<(Arith_AddIOp:$res (Arith_AddIOp $x, (Arith_ConstantOp APIntAttr:$a), $f), (Arith_ConstantOp APIntAttr:$b), $g),
  (Arith_AddIOp $x, (Arith_ConstantOp (Sum $res, $a, $b)), (Common $f, $g))>;
def TwoDifferences : Pat<(Arith_SubIOp:$res (Arith_SubIOp $x, (Arith_ConstantOp APIntAttr:$a), $f), (Arith_ConstantOp APIntAttr:$b), $g),
  (Arith_AddIOp $x, (Arith_ConstantOp (Difference $res, $a, $b)), (Common $f, $g))>;
def TwoProducts : Pat<(Arith_MulIOp:$res (Arith_MulIOp $x, (Arith_ConstantOp APIntAttr:$a), $f), (Arith_ConstantOp APIntAttr:$b), $g),
  (Arith_MulIOp $x, (Arith_ConstantOp (Product $res, $a, $b)), (Common $f, $g))>;
def OtherSide : Pat<(Arith_XOrIOp (Arith_CmpIOp $p, $a, $b), (Arith_ConstantOp $_)), (Arith_CmpIOp (Opposite $p), $a, $b)>;
def ByWidth : Pat<(Arith_ShLIOp $x, $n, $f), (Arith_ShRUIOp $x, (Arith_ConstantOp (Width $x)), ConstantAttr<UnitAttr, "false">)>;
def ByFive : Pat<(Arith_AndIOp $x, (Arith_ConstantOp $c)), (replaceWithValue $x), [(IsFive $c)]>;
