"builtin.module"() ({
  "t.op"() {a = 1 : i64, b = 2 : i64, c = f32} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/keywords.mlir":0:0)
#loc1 = loc("ir/aliases/keywords.mlir":4:1)

