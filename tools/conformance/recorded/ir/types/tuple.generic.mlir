"builtin.module"() ({
  "t.op"() {a = tuple<>, b = tuple<i1>, c = tuple<tuple<tuple<>>, i2>, d = tuple<() -> (), none>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tuple.mlir":0:0)
#loc1 = loc("ir/types/tuple.mlir":1:1)

