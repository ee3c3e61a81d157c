// ODS: mlir/Dialect/Vector/IR/VectorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Vector/IR/VectorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// An optional operand that is there or not: `$acc` handed on, or asked for.
def Present : Constraint<CPred<"static_cast<bool>($0)">>;
def Absent : Constraint<CPred<"!$0">>;
class Kind<string k> : ConstantAttr<Vector_CombiningKindAttr, "::mlir::vector::CombiningKind::" # k>;
def WithAcc : Pat<(Vector_ReductionOp Kind<"ADD">, $v, $acc, $f), (Vector_ReductionOp Kind<"MUL">, $v, $acc, $f), [(Present $acc)]>;
def Xor : Pat<(Vector_ReductionOp Kind<"XOR">, $v, $acc, $f), (Vector_ReductionOp Kind<"OR">, $v, $acc, $f)>;
