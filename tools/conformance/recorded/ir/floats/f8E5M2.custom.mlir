module {
  "t.decimal"() {large = 0x7C : f8E5M2, negative = -1.500000e+00 : f8E5M2, odd = 1.280000e+03 : f8E5M2, one = 1.000000e+00 : f8E5M2, small = 0.000000e+00 : f8E5M2, tenth = 9.375000e-02 : f8E5M2, third = 3.125000e-01 : f8E5M2, zero = 0.000000e+00 : f8E5M2} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f8E5M2, h1 = -0.000000e+00 : f8E5M2, h2 = 0x7F : f8E5M2, h3 = 0xFF : f8E5M2, h4 = 2.000000e+00 : f8E5M2, h5 = 1.525880e-05 : f8E5M2} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E5M2>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E5M2>, splat = dense<5.000000e-01> : tensor<4xf8E5M2>, type = tuple<f8E5M2, memref<?xf8E5M2>, vector<[2]xf8E5M2>>} : () -> ()
}

