// RUN-FLAGS: --allow-unregistered-dialect --convert-arith-to-llvm
// Stuck in the middle: a type without a lowering between two that have one.
func.func @middle(%a: tensor<2xi32>, %b: tensor<2xi1>, %c: i32) -> tensor<2xi32> {
  %0 = arith.select %b, %a, %a : tensor<2xi1>, tensor<2xi32>
  %1 = arith.addi %c, %c : i32
  %2 = arith.constant dense<4> : tensor<2xi32>
  %3 = arith.cmpi eq, %0, %2 : tensor<2xi32>
  return %0 : tensor<2xi32>
}
