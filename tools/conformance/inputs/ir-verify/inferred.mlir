// ODS: mlir/Dialect/Math/IR/MathOps.td
func.func @f() {
  %v:2 = "t.v"() : () -> (tensor<8xf32>, tensor<?xf32>)
  %r = "arith.addf"(%v#0, %v#1) <{fastmath = #arith.fastmath<none>}> : (tensor<8xf32>, tensor<?xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (tensor<8xf32>)
  // expected-error @+1 {{'math.absf' op all non-scalar operands/results must have the same shape and base type}}
  %r = "math.absf"(%v) <{fastmath = #arith.fastmath<none>}> : (tensor<8xf32>) -> tensor<*xf32>
  return
}
