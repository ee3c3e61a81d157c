"t.op"() {a = dense<[1.0, 0x7FC00000, -0.0]> : tensor<3xf32>, b = dense<[1.0, 2.0]> : vector<2xbf16>, c = dense<[0x3C00, 1.0]> : tensor<2xf16>} : () -> ()
