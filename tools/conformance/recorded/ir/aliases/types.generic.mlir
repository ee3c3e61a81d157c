"builtin.module"() ({
  %0 = "t.op"() {p = i8, q = (i8) -> tuple<i8, i8>} : () -> tuple<i8, i8> loc(#loc1)
  "t.use"(%0) : (tuple<i8, i8>) -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/types.mlir":0:0)
#loc1 = loc("ir/aliases/types.mlir":4:6)
#loc2 = loc("ir/aliases/types.mlir":5:1)

