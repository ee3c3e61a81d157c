include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Index/IR/IndexOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// index to arith, all by type deduction of builders.
foreach p = [[Index_AddOp, Arith_AddIOp], [Index_SubOp, Arith_SubIOp], [Index_MulOp, Arith_MulIOp], [Index_ShlOp, Arith_ShLIOp]] in
  def : Pat<(p[0] $a, $b), (p[1] $a, $b, ConstantAttr<Arith_IntegerOverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">)>;
foreach p = [[Index_AndOp, Arith_AndIOp], [Index_MaxSOp, Arith_MaxSIOp], [Index_CeilDivSOp, Arith_CeilDivSIOp]] in
  def : Pat<(p[0] $a, $b), (p[1] $a, $b)>;
def Const : Pat<(Index_ConstantOp $v), (Arith_ConstantOp $v)>;
def Bool : Pat<(Index_BoolConstantOp $v), (Arith_ConstantOp $v)>;
def Lt : Pat<(Index_CmpOp ConstantAttr<IndexCmpPredicateAttr, "::mlir::index::IndexCmpPredicate::SLT">, $a, $b), (Arith_CmpIOp ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::slt">, $a, $b)>;
