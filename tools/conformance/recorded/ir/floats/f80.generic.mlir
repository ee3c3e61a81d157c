"builtin.module"() ({
  "t.decimal"() {large = 1.00000000000000001988E+30 : f80, negative = -1.500000e+00 : f80, odd = 1234.56780000000003383 : f80, one = 1.000000e+00 : f80, small = 1.00000000000000008334E-30 : f80, tenth = 0.100000000000000005551 : f80, third = 0.333333333333000025878 : f80, zero = 0.000000e+00 : f80} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f80.mlir":0:0)
#loc1 = loc("ir/floats/f80.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f80, h1 = 1.000000e+00 : f80, h2 = 0x7FFF8000000000000000 : f80, h3 = 0x7FFFC000000000000000 : f80, h4 = 0xFFFF8000000000000000 : f80, h5 = 0.666666666666666666631 : f80} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f80.mlir":6:9)
#loc1 = loc("ir/floats/f80.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f80>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf80>, splat = dense<5.000000e-01> : tensor<4xf80>, type = tuple<f80, memref<?xf80>, vector<[2]xf80>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f80.mlir":16:9)
#loc1 = loc("ir/floats/f80.mlir":18:1)

