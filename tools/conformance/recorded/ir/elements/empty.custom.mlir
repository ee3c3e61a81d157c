module {
  "t.op"() {a = dense<> : tensor<0xi32>, b = dense<> : tensor<0x4xf32>, c = dense<> : tensor<4x0xi1>, d = dense<> : tensor<0xi8>} : () -> ()
}

