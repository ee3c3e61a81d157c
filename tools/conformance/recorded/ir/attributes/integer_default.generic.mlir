"builtin.module"() ({
  "t.op"() {a = 0 : i64, b = 1 : i64, c = 42 : i64, d = -42 : i64, e = 42 : i64, f = 7 : i64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/integer_default.mlir":0:0)
#loc1 = loc("ir/attributes/integer_default.mlir":1:1)

