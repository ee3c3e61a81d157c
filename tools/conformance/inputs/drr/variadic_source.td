// ODS: mlir/Dialect/Tensor/IR/TensorOps.td
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Tensor/IR/TensorOps.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"

// A variadic operand taken apart: fixed counts, sub-DAGs, a bound range, repeated symbols.
def Two : Pat<(Tensor_FromElementsOp (variadic $a, $a)), (Tensor_SplatOp $a, (NativeCodeCall<"::mlir::ValueRange()">))>;
def Insert : Pat<(Tensor_ExtractOp (Tensor_FromElementsOp (variadic:$all (Arith_AddIOp $x, $y, $f), $b, $c)), (variadic (Arith_ConstantOp ConstantAttr<IndexAttr, "0">))), (Arith_SubIOp $x, $y, $f)>;
def Third : Pat<(Tensor_ExtractOp (Tensor_FromElementsOp (variadic $_, $_, $c)), (variadic (Arith_ConstantOp ConstantAttr<IndexAttr, "2">))), (replaceWithValue $c)>;
