include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

// Predicates as constants; the reverse comparison, negated comparison.
class P<string n> : ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::" # n>;
class FP<string n> : ConstantAttr<Arith_CmpFPredicateAttr, "::mlir::arith::CmpFPredicate::" # n>;
foreach pair = [["sgt", "slt"], ["sge", "sle"], ["ugt", "ult"], ["uge", "ule"]] in
  def Swap_#!head(pair) : Pat<(Arith_CmpIOp P<!head(pair)>, $a, $b), (Arith_CmpIOp P<!head(!tail(pair))>, $b, $a)>;
def NotEq : Pat<(Arith_XOrIOp (Arith_CmpIOp P<"eq">, $a, $b), (Arith_ConstantOp ConstantAttr<I1Attr, "true">)), (Arith_CmpIOp P<"ne">, $a, $b)>;
def Ordered : Pat<(Arith_AndIOp (Arith_CmpFOp FP<"OGE">, $a, $b, $f), (Arith_CmpFOp FP<"OLE">, $a, $b, $_)), (Arith_CmpFOp FP<"OEQ">, $a, $b, $f)>;
def IndexLt : Pat<(Index_CmpOp ConstantAttr<IndexCmpPredicateAttr, "::mlir::index::IndexCmpPredicate::SLT">, $a, $a), (Index_BoolConstantOp ConstBoolAttrFalse)>;
