"t.op"() {a = dense<"0x01000000"> : tensor<4xi32>, b = dense<"0x0100000002000000"> : tensor<2xi32>, c = dense<"0x0000803F"> : tensor<2xf32>, d = dense<"0xFF"> : tensor<3xi8>} : () -> ()
