"t.a"() {a = dense<1.0> : tensor<2xi8>} : () -> ()
