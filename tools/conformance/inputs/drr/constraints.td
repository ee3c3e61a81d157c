include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def OneUse : Constraint<CPred<"$0.hasOneUse()">, "has one use">;
def Different : Constraint<CPred<"$0 != $1">, "differ">;
def NarrowInt : Constraint<CPred<"$0.getType().getIntOrFloatBitWidth() < 32">, "narrow">;

def Reassociate : Pat<(Arith_AddIOp (Arith_AddIOp:$inner $a, $b, $f), $c, $g),
                      (Arith_AddIOp $a, (Arith_AddIOp $b, $c, $f), $g),
                      [(OneUse $inner), (Different $a, $b)]>;
def NarrowMax : Pat<(Arith_MaxSIOp:$r $a, $b),
                    (SelectOp (Arith_CmpIOp ConstantAttr<Arith_CmpIPredicateAttr, "::mlir::arith::CmpIPredicate::sgt">, $a, $b), $a, $b),
                    [(NarrowInt $r)]>;
