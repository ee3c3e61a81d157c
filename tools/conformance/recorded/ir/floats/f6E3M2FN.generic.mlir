"builtin.module"() ({
  "t.decimal"() {large = 2.800000e+01 : f6E3M2FN, negative = -1.500000e+00 : f6E3M2FN, odd = 2.800000e+01 : f6E3M2FN, one = 1.000000e+00 : f6E3M2FN, small = 0.000000e+00 : f6E3M2FN, tenth = 1.250000e-01 : f6E3M2FN, third = 3.125000e-01 : f6E3M2FN, zero = 0.000000e+00 : f6E3M2FN} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f6E3M2FN.mlir":0:0)
#loc1 = loc("ir/floats/f6E3M2FN.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f6E3M2FN, h1 = -0.000000e+00 : f6E3M2FN, h2 = 2.800000e+01 : f6E3M2FN, h3 = -2.800000e+01 : f6E3M2FN, h4 = 2.000000e+00 : f6E3M2FN, h5 = 6.250000e-02 : f6E3M2FN} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f6E3M2FN.mlir":6:9)
#loc1 = loc("ir/floats/f6E3M2FN.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f6E3M2FN>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf6E3M2FN>, splat = dense<5.000000e-01> : tensor<4xf6E3M2FN>, type = tuple<f6E3M2FN, memref<?xf6E3M2FN>, vector<[2]xf6E3M2FN>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f6E3M2FN.mlir":16:9)
#loc1 = loc("ir/floats/f6E3M2FN.mlir":18:1)

