module {
  "t.op"() {a = sparse<0, 1> : tensor<2xi8>, b = sparse<0, 3> : tensor<2xi8>} : () -> ()
}

