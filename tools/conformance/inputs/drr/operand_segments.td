// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

def Empty : Constraint<CPred<"$0.empty()">>;
// Operand segments: three variadic operands of one operation, one taken apart.
def Slice : Pat<(Tensor_ExtractSliceOp (Tensor_CastOp $t), $o, $s, $r, $so, $ss, $sr), (Tensor_ExtractSliceOp $t, $o, $s, $r, $so, $ss, $sr), [(Empty $s)]>;
def Swap : Pat<(Tensor_InsertSliceOp $a, $b, (variadic (Arith_AddIOp $x, $y, $f)), $s, $r, $so, $ss, $sr), (Tensor_InsertSliceOp $a, $b, (variadic (Arith_SubIOp $y, $x, $f)), $s, $r, $so, $ss, $sr)>;
