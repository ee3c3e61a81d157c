"builtin.module"() ({
  "t.decimal"() {large = 0x80 : f8E4M3FNUZ, negative = -1.500000e+00 : f8E4M3FNUZ, odd = 0x80 : f8E4M3FNUZ, one = 1.000000e+00 : f8E4M3FNUZ, small = 0.000000e+00 : f8E4M3FNUZ, tenth = 1.015630e-01 : f8E4M3FNUZ, third = 3.437500e-01 : f8E4M3FNUZ, zero = 0.000000e+00 : f8E4M3FNUZ} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FNUZ.mlir":0:0)
#loc1 = loc("ir/floats/f8E4M3FNUZ.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f8E4M3FNUZ, h1 = 0x80 : f8E4M3FNUZ, h2 = 2.400000e+02 : f8E4M3FNUZ, h3 = -2.400000e+02 : f8E4M3FNUZ, h4 = 1.000000e+00 : f8E4M3FNUZ, h5 = 9.765620e-04 : f8E4M3FNUZ} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FNUZ.mlir":6:9)
#loc1 = loc("ir/floats/f8E4M3FNUZ.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f8E4M3FNUZ>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf8E4M3FNUZ>, splat = dense<5.000000e-01> : tensor<4xf8E4M3FNUZ>, type = tuple<f8E4M3FNUZ, memref<?xf8E4M3FNUZ>, vector<[2]xf8E4M3FNUZ>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f8E4M3FNUZ.mlir":16:9)
#loc1 = loc("ir/floats/f8E4M3FNUZ.mlir":18:1)

