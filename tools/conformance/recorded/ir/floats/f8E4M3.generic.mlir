"builtin.module"() ({
  "t.decimal"() {large = 0x78 : f8E4M3, negative = -1.500000e+00 : f8E4M3, odd = 0x78 : f8E4M3, one = 1.000000e+00 : f8E4M3, small = 0.000000e+00 : f8E4M3, tenth = 1.015630e-01 : f8E4M3, third = 3.437500e-01 : f8E4M3, zero = 0.000000e+00 : f8E4M3} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3.mlir":0:0)
#loc1 = loc("ir/floats/f8E4M3.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f8E4M3, h1 = -0.000000e+00 : f8E4M3, h2 = 0x7F : f8E4M3, h3 = 0xFF : f8E4M3, h4 = 2.000000e+00 : f8E4M3, h5 = 1.953130e-03 : f8E4M3} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3.mlir":6:9)
#loc1 = loc("ir/floats/f8E4M3.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E4M3>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E4M3>, splat = dense<5.000000e-01> : tensor<4xf8E4M3>, type = tuple<f8E4M3, memref<?xf8E4M3>, vector<[2]xf8E4M3>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3.mlir":16:9)
#loc1 = loc("ir/floats/f8E4M3.mlir":18:1)

