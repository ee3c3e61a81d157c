module {
  "t.decimal"() {large = 7.500000e+00 : f6E2M3FN, negative = -1.500000e+00 : f6E2M3FN, odd = 7.500000e+00 : f6E2M3FN, one = 1.000000e+00 : f6E2M3FN, small = 0.000000e+00 : f6E2M3FN, tenth = 1.250000e-01 : f6E2M3FN, third = 3.750000e-01 : f6E2M3FN, zero = 0.000000e+00 : f6E2M3FN} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f6E2M3FN, h1 = -0.000000e+00 : f6E2M3FN, h2 = 7.500000e+00 : f6E2M3FN, h3 = -7.500000e+00 : f6E2M3FN, h4 = 2.000000e+00 : f6E2M3FN, h5 = 1.250000e-01 : f6E2M3FN} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f6E2M3FN>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf6E2M3FN>, splat = dense<5.000000e-01> : tensor<4xf6E2M3FN>, type = tuple<f6E2M3FN, memref<?xf6E2M3FN>, vector<[2]xf6E2M3FN>>} : () -> ()
}

