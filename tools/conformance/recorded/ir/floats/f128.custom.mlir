module {
  "t.decimal"() {large = 0x406293E5939A08CEA000000000000000 : f128, negative = -1.500000e+00 : f128, odd = 1234.56780000000003383320290595293045 : f128, one = 1.000000e+00 : f128, small = 1.00000000000000008333642060758598535E-30 : f128, tenth = 0.100000000000000005551115123125782702 : f128, third = 0.333333333333000025877623784253955819 : f128, zero = 0.000000e+00 : f128} : () -> ()
}

// -----
module {
  "t.hex"() {h0 = 0.000000e+00 : f128, h1 = -0.000000e+00 : f128, h2 = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128, h3 = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : f128, h4 = 2.000000e+00 : f128, h5 = 6.475180e-4966 : f128} : () -> ()
}

// -----
module {
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f128>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf128>, splat = dense<5.000000e-01> : tensor<4xf128>, type = tuple<f128, memref<?xf128>, vector<[2]xf128>>} : () -> ()
}

