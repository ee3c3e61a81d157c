// ODS: mlir/Dialect/Arith/IR/ArithOps.td mlir/Dialect/Func/IR/FuncOps.td
func.func @index(%a: tensor<2xindex>) -> tensor<?xi64> {
  // expected-error@+1 {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.index_cast %a : tensor<2xindex> to tensor<?xi64>
  return %0 : tensor<?xi64>
}
// -----
func.func @known(%a: tensor<?x3xi8>) -> tensor<2x3xi64> {
  // expected-error@+1 {{failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %a : tensor<?x3xi8> to tensor<2x3xi64>
  return %0 : tensor<2x3xi64>
}
// -----
func.func @scalable() {
  // expected-error@+1 {{intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %c = arith.constant dense<[[3, 3], [1, 1]]> : vector<2x[2]xi32>
  return
}
// -----
func.func @encoding(%a: tensor<2xf32, "foo">) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.extf %a : tensor<2xf32, "foo"> to tensor<2xf64, "bar">
  return
}
// -----
func.func @lost(%a: tensor<2xi32, "foo">) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = arith.sitofp %a : tensor<2xi32, "foo"> to tensor<2xf64>
  return
}
