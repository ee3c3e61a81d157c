"t.a"() {a = dense<> : tensor<2xi8>} : () -> ()
