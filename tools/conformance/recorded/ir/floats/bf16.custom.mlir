module {
  "t.decimal"() {large = 1.000260e+30 : bf16, negative = -1.500000e+00 : bf16, odd = 1.232000e+03 : bf16, one = 1.000000e+00 : bf16, small = 9.984020e-31 : bf16, tenth = 1.000980e-01 : bf16, third = 3.339840e-01 : bf16, zero = 0.000000e+00 : bf16} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : bf16, h1 = -0.000000e+00 : bf16, h2 = 0x7FFF : bf16, h3 = 0xFFFF : bf16, h4 = 2.000000e+00 : bf16, h5 = 9.183550e-41 : bf16} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<bf16>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xbf16>, splat = dense<5.000000e-01> : tensor<4xbf16>, type = tuple<bf16, memref<?xbf16>, vector<[2]xbf16>>} : () -> ()
}

