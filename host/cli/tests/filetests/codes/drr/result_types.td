// test: drr -x ron
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
def Fine : Pat<(Arith_SubIOp $x, $x, $_), (Arith_XOrIOp $x, $x)>;
def : Pat<(Arith_AddIOp $a, $b, $f), (Arith_AndIOp $a, $b, (returnType $a))>; // error: [drr::result_types] "`returnType` on an operation that replaces the root: it has the root's result types"
