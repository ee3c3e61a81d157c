"builtin.module"() ({
  "t.op"() {a = 1 : i64, b = i1, c = 2 : i64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/odd_names.mlir":0:0)
#loc1 = loc("ir/aliases/odd_names.mlir":4:1)

