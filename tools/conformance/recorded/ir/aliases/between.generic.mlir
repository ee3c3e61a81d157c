"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.b"() {x = 1 : i64} : () -> () loc(#loc2)
  "t.c"() {x = i1} : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/between.mlir":0:0)
#loc1 = loc("ir/aliases/between.mlir":1:1)
#loc2 = loc("ir/aliases/between.mlir":3:1)
#loc3 = loc("ir/aliases/between.mlir":5:1)

