module {
  "t.decimal"() {large = 1.000000e+30 : f32, negative = -1.500000e+00 : f32, odd = 1234.56775 : f32, one = 1.000000e+00 : f32, small = 1.000000e-30 : f32, tenth = 1.000000e-01 : f32, third = 0.333333343 : f32, zero = 0.000000e+00 : f32} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f32, h1 = -0.000000e+00 : f32, h2 = 0x7FFFFFFF : f32, h3 = 0xFFFFFFFF : f32, h4 = 2.000000e+00 : f32, h5 = 1.401300e-45 : f32} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf32>, splat = dense<5.000000e-01> : tensor<4xf32>, type = tuple<f32, memref<?xf32>, vector<[2]xf32>>} : () -> ()
}

