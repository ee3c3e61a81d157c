"t.op"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()
