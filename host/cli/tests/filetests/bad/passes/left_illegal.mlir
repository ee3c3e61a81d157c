// test: opt --convert-cf-to-llvm
func.func @f(%t: tensor<2xi32>) {
  cf.br ^next(%t : tensor<2xi32>) // error: [convert::no_legalization] "failed to legalize operation 'cf.br'"
^next(%u: tensor<2xi32>):
  return
}
