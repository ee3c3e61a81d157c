module {
  "t.decimal"() {large = 0x80 : f8E4M3B11FNUZ, negative = -1.500000e+00 : f8E4M3B11FNUZ, odd = 0x80 : f8E4M3B11FNUZ, one = 1.000000e+00 : f8E4M3B11FNUZ, small = 0.000000e+00 : f8E4M3B11FNUZ, tenth = 1.015630e-01 : f8E4M3B11FNUZ, third = 3.437500e-01 : f8E4M3B11FNUZ, zero = 0.000000e+00 : f8E4M3B11FNUZ} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f8E4M3B11FNUZ, h1 = 0x80 : f8E4M3B11FNUZ, h2 = 3.000000e+01 : f8E4M3B11FNUZ, h3 = -3.000000e+01 : f8E4M3B11FNUZ, h4 = 1.250000e-01 : f8E4M3B11FNUZ, h5 = 1.220700e-04 : f8E4M3B11FNUZ} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E4M3B11FNUZ>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E4M3B11FNUZ>, splat = dense<5.000000e-01> : tensor<4xf8E4M3B11FNUZ>, type = tuple<f8E4M3B11FNUZ, memref<?xf8E4M3B11FNUZ>, vector<[2]xf8E4M3B11FNUZ>>} : () -> ()
}

