"builtin.module"() ({
  "t.decimal"() {large = 0x70 : f8E3M4, negative = -1.500000e+00 : f8E3M4, odd = 0x70 : f8E3M4, one = 1.000000e+00 : f8E3M4, small = 0.000000e+00 : f8E3M4, tenth = 9.375000e-02 : f8E3M4, third = 3.281250e-01 : f8E3M4, zero = 0.000000e+00 : f8E3M4} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E3M4.mlir":0:0)
#loc1 = loc("ir/floats/f8E3M4.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f8E3M4, h1 = -0.000000e+00 : f8E3M4, h2 = 0x7F : f8E3M4, h3 = 0xFF : f8E3M4, h4 = 2.000000e+00 : f8E3M4, h5 = 1.562500e-02 : f8E3M4} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E3M4.mlir":6:9)
#loc1 = loc("ir/floats/f8E3M4.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E3M4>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E3M4>, splat = dense<5.000000e-01> : tensor<4xf8E3M4>, type = tuple<f8E3M4, memref<?xf8E3M4>, vector<[2]xf8E3M4>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E3M4.mlir":16:9)
#loc1 = loc("ir/floats/f8E3M4.mlir":18:1)

