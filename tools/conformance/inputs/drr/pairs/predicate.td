include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

class P<string n> : ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::" # n>;
def Predicate : Pat<(Arith_CmpIOp P<"sgt">, $a, $b), (Arith_CmpIOp P<"slt">, $b, $a)>;
