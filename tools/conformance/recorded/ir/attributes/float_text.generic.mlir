"builtin.module"() ({
  "t.op"() {a = 1.000000e+06 : f64, b = 1.000000e+07 : f64, c = 1.234560e+05 : f64, d = 0x4132D68700000000 : f64, e = 9.9999999999999995E-7 : f64, f = 9.9999999999999995E-8 : f64, g = 3.000000e+00 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_text.mlir":0:0)
#loc1 = loc("ir/attributes/float_text.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {a = 1.000000e-01 : f32, b = 2.000000e-01 : f32, c = 3.40282347E+38 : f32, d = 1.17549435E-38 : f32, e = 1.401300e-45 : f32} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_text.mlir":2:9)
#loc1 = loc("ir/attributes/float_text.mlir":3:1)

// -----
"builtin.module"() ({
  "t.op"() {a = 2.2250738585072014E-308 : f64, b = 4.940660e-324 : f64, c = 1.7976931348623157E+308 : f64, d = 0x7FF0000000000000 : f64, e = 0xFFF0000000000000 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_text.mlir":4:9)
#loc1 = loc("ir/attributes/float_text.mlir":5:1)

