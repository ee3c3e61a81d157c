// ODS: mlir/Dialect/Vector/IR/VectorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// Vectors made of elements, extracted again.
def SplatOf : Pat<(Vector_FromElementsOp (variadic $a, $a)), (Vector_BroadcastOp $a)>;
def Extract : Pat<(Vector_ExtractOp (Vector_BroadcastOp F32:$a), $_, $_), (replaceWithValue $a)>;
def Elements : Pattern<(Vector_InterleaveOp (Vector_BroadcastOp $a), (Vector_BroadcastOp $a)), [(Vector_BroadcastOp $a)]>;
class Kind<string k> : ConstantAttr<Vector_CombiningKindAttr, "::mlir::vector::CombiningKind::" # k>;
def Reduce : Pat<(Vector_ReductionOp Kind<"MAXSI">, (Vector_FromElementsOp (variadic $a, $b)), $_, $_), (Arith_MaxSIOp $a, $b)>;
