"builtin.module"() ({
  "t.op"() {a = 0x7F800000 : f32, b = 0xFF800000 : f32, c = 0x7FC00000 : f32, d = 0x7F800001 : f32, e = 0xFFFFFFFF : f32} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_nan.mlir":0:0)
#loc1 = loc("ir/attributes/float_nan.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {a = 0x7FF0000000000000 : f64, b = 0x7FF8000000000000 : f64, c = 0x7FF0000000000001 : f64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/float_nan.mlir":2:9)
#loc1 = loc("ir/attributes/float_nan.mlir":3:1)

