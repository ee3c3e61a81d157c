"builtin.module"() ({
  "t.op"() {a = index, b = none, c = tuple<index, none>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/index_none.mlir":0:0)
#loc1 = loc("ir/types/index_none.mlir":1:1)

