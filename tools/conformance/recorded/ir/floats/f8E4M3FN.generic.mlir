"builtin.module"() ({
  "t.decimal"() {large = 0x7F : f8E4M3FN, negative = -1.500000e+00 : f8E4M3FN, odd = 0x7F : f8E4M3FN, one = 1.000000e+00 : f8E4M3FN, small = 0.000000e+00 : f8E4M3FN, tenth = 1.015630e-01 : f8E4M3FN, third = 3.437500e-01 : f8E4M3FN, zero = 0.000000e+00 : f8E4M3FN} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FN.mlir":0:0)
#loc1 = loc("ir/floats/f8E4M3FN.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f8E4M3FN, h1 = -0.000000e+00 : f8E4M3FN, h2 = 0x7F : f8E4M3FN, h3 = 0xFF : f8E4M3FN, h4 = 2.000000e+00 : f8E4M3FN, h5 = 1.953130e-03 : f8E4M3FN} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FN.mlir":6:9)
#loc1 = loc("ir/floats/f8E4M3FN.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E4M3FN>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E4M3FN>, splat = dense<5.000000e-01> : tensor<4xf8E4M3FN>, type = tuple<f8E4M3FN, memref<?xf8E4M3FN>, vector<[2]xf8E4M3FN>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FN.mlir":16:9)
#loc1 = loc("ir/floats/f8E4M3FN.mlir":18:1)

