module {
  "t.decimal"() {large = 6.000000e+00 : f4E2M1FN, negative = -1.500000e+00 : f4E2M1FN, odd = 6.000000e+00 : f4E2M1FN, one = 1.000000e+00 : f4E2M1FN, small = 0.000000e+00 : f4E2M1FN, tenth = 0.000000e+00 : f4E2M1FN, third = 5.000000e-01 : f4E2M1FN, zero = 0.000000e+00 : f4E2M1FN} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f4E2M1FN, h1 = -0.000000e+00 : f4E2M1FN, h2 = 6.000000e+00 : f4E2M1FN, h3 = -6.000000e+00 : f4E2M1FN, h4 = 2.000000e+00 : f4E2M1FN, h5 = 5.000000e-01 : f4E2M1FN} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f4E2M1FN>>, some = dense<[1.000000e+00, 2.000000e+00, 0.000000e+00]> : vector<3xf4E2M1FN>, splat = dense<5.000000e-01> : tensor<4xf4E2M1FN>, type = tuple<f4E2M1FN, memref<?xf4E2M1FN>, vector<[2]xf4E2M1FN>>} : () -> ()
}

