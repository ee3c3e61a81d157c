// ODS: mlir/Dialect/UB/IR/UBOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/UB/IR/UBOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Poison spreads, for several operations by a loop.
foreach op = [Arith_XOrIOp, Arith_AndIOp, Arith_MaxSIOp] in {
  def : Pat<(op (PoisonOp:$p $_), $_), (replaceWithValue $p)>;
  def : Pat<(op $_, (PoisonOp:$p $_)), (replaceWithValue $p)>;
}
