"t.s"() {v = dense<4> : tensor<8xi32>} : () -> ()
"t.s"() {v = dense<[1, 2]> : tensor<2xi32>} : () -> ()
"t.s"() {v = dense<1.0> : tensor<8xf32>} : () -> ()
