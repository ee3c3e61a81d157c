"builtin.module"() ({
  "t.op"() {a = 0.000000e+00 : f64, b = 1.000000e+00 : f64, c = 1.500000e+03 : f64, d = 1.500000e-03 : f64, e = -2.250000e+02 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_default.mlir":0:0)
#loc1 = loc("ir/attributes/float_default.mlir":1:1)

