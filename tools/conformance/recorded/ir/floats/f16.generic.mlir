"builtin.module"() ({
  "t.decimal"() {large = 0x7C00 : f16, negative = -1.500000e+00 : f16, odd = 1.235000e+03 : f16, one = 1.000000e+00 : f16, small = 0.000000e+00 : f16, tenth = 9.997550e-02 : f16, third = 3.332520e-01 : f16, zero = 0.000000e+00 : f16} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f16.mlir":0:0)
#loc1 = loc("ir/floats/f16.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f16, h1 = -0.000000e+00 : f16, h2 = 0x7FFF : f16, h3 = 0xFFFF : f16, h4 = 2.000000e+00 : f16, h5 = 5.960460e-08 : f16} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f16.mlir":6:9)
#loc1 = loc("ir/floats/f16.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f16>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf16>, splat = dense<5.000000e-01> : tensor<4xf16>, type = tuple<f16, memref<?xf16>, vector<[2]xf16>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f16.mlir":16:9)
#loc1 = loc("ir/floats/f16.mlir":18:1)

