include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/SCF/IR/SCFOps.td"

// Rules inside nested regions and blocks; new constants go to the function's top.
def A : Pat<(Arith_MulIOp $a, (Arith_ConstantOp ConstantAttr<I32Attr, "8">), $f), (Arith_ShLIOp $a, (Arith_ConstantOp ConstantAttr<I32Attr, "3">), $f)>;
def B : Pat<(ConditionOp (Arith_CmpIOp ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::ne">, $a, $b), $args), (ConditionOp (Arith_CmpIOp ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::ult">, $a, $b), $args)>;
