include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Selections, with conditions taken apart and an i1 root.
class Pred<string n> : ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::" # n>;
def NotCond : Pat<(SelectOp (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<I1Attr, "1">)), $a, $b), (SelectOp $c, $b, $a)>;
def Max : Pat<(SelectOp (Arith_CmpIOp Pred<"sgt">, $a, $b), $a, $b), (Arith_MaxSIOp $a, $b)>;
def Min : Pat<(SelectOp (Arith_CmpIOp Pred<"slt">, $a, $b), $a, $b), (Arith_MinSIOp $a, $b)>;
def And : Pat<(SelectOp $a, I1:$b, (Arith_ConstantOp ConstantAttr<I1Attr, "0">)), (Arith_AndIOp $a, $b)>;
def SameArms : Pat<(SelectOp $a, (SelectOp $a, $x, $_), $y), (SelectOp $a, $x, $y)>;
