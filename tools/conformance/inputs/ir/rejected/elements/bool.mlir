"t.a"() {a = dense<true> : tensor<2xi8>} : () -> ()
