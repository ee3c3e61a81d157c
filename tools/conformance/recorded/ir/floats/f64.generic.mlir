"builtin.module"() ({
  "t.decimal"() {large = 1.000000e+30 : f64, negative = -1.500000e+00 : f64, odd = 1234.5678 : f64, one = 1.000000e+00 : f64, small = 1.000000e-30 : f64, tenth = 1.000000e-01 : f64, third = 0.33333333333300003 : f64, zero = 0.000000e+00 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f64.mlir":0:0)
#loc1 = loc("ir/floats/f64.mlir":2:1)

// -----
"builtin.module"() ({
  "t.hex"() {h0 = 0.000000e+00 : f64, h1 = -0.000000e+00 : f64, h2 = 0x7FFFFFFFFFFFFFFF : f64, h3 = 0xFFFFFFFFFFFFFFFF : f64, h4 = 2.000000e+00 : f64, h5 = 4.940660e-324 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f64.mlir":6:9)
#loc1 = loc("ir/floats/f64.mlir":8:1)

// -----
"builtin.module"() ({
  "t.elements"() {pair = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f64>>, some = dense<[1.000000e+00, 2.000000e+00, 2.500000e-01]> : vector<3xf64>, splat = dense<5.000000e-01> : tensor<4xf64>, type = tuple<f64, memref<?xf64>, vector<[2]xf64>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/floats/f64.mlir":16:9)
#loc1 = loc("ir/floats/f64.mlir":18:1)

