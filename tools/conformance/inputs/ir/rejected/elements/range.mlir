"t.a"() {a = dense<256> : tensor<2xi8>} : () -> ()
