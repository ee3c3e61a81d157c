module {
  "t.decimal"() {large = 0x80 : f8E5M2FNUZ, negative = -1.500000e+00 : f8E5M2FNUZ, odd = 1.280000e+03 : f8E5M2FNUZ, one = 1.000000e+00 : f8E5M2FNUZ, small = 0.000000e+00 : f8E5M2FNUZ, tenth = 9.375000e-02 : f8E5M2FNUZ, third = 3.125000e-01 : f8E5M2FNUZ, zero = 0.000000e+00 : f8E5M2FNUZ} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f8E5M2FNUZ, h1 = 0x80 : f8E5M2FNUZ, h2 = 5.734400e+04 : f8E5M2FNUZ, h3 = -5.734400e+04 : f8E5M2FNUZ, h4 = 1.000000e+00 : f8E5M2FNUZ, h5 = 7.629390e-06 : f8E5M2FNUZ} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E5M2FNUZ>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E5M2FNUZ>, splat = dense<5.000000e-01> : tensor<4xf8E5M2FNUZ>, type = tuple<f8E5M2FNUZ, memref<?xf8E5M2FNUZ>, vector<[2]xf8E5M2FNUZ>>} : () -> ()
}

