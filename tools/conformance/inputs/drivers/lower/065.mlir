// RUN-FLAGS: --allow-unregistered-dialect --convert-func-to-llvm
func.func @tensor_arg(%a: tensor<4xf32>) {
  return
}
func.func @ok(%a: i32) -> i32 {
  return %a : i32
}
