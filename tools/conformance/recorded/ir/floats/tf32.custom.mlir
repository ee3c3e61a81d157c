module {
  "t.decimal"() {large = 1.000260e+30 : tf32, negative = -1.500000e+00 : tf32, odd = 1.235000e+03 : tf32, one = 1.000000e+00 : tf32, small = 9.999420e-31 : tf32, tenth = 9.997550e-02 : tf32, third = 3.332520e-01 : tf32, zero = 0.000000e+00 : tf32} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : tf32, h1 = -0.000000e+00 : tf32, h2 = 0x3FFFF : tf32, h3 = 0x7FFFF : tf32, h4 = 2.000000e+00 : tf32, h5 = 1.147940e-41 : tf32} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<tf32>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xtf32>, splat = dense<5.000000e-01> : tensor<4xtf32>, type = tuple<tf32, memref<?xtf32>, vector<[2]xtf32>>} : () -> ()
}

