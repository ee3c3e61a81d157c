// test: opt --pass-pipeline=builtin.module(convert-scf-to-cf{max-failures=2})

// As many as the option of the pass says.
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %0 = scf.forall (%i) in (2) shared_outs(%x = %a) -> tensor<2xi32> { // error: [convert::no_legalization]
  }
  %1 = scf.forall (%i) in (2) shared_outs(%x = %a) -> tensor<2xi32> { // error: [convert::no_legalization]
  }
  %2 = scf.forall (%i) in (2) shared_outs(%x = %a) -> tensor<2xi32> {
  }
  return %0, %1, %2 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
