include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def SameType : Constraint<CPred<"$0.getType() == $1.getType()">>;
// Index casts, between two dialects.
def CastCast : Pat<(Arith_IndexCastOp:$r (Arith_IndexCastOp $x)), (replaceWithValue $x), [(SameType $r, $x)]>;
def ToIndexDialect : Pat<(Arith_IndexCastOp:$r Index:$x), (Index_CastSOp $x), [(I32 $r)]>;
def FromIndexDialect : Pat<(Index_CastUOp I64:$x), (Arith_IndexCastUIOp $x)>;
