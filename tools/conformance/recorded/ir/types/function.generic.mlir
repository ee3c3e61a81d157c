"builtin.module"() ({
  "t.op"() {a = () -> (), b = (i1) -> i2, c = (i1) -> i2, d = (i1, i2) -> (i3, i4)} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/function.mlir":0:0)
#loc1 = loc("ir/types/function.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {a = () -> (() -> i1), b = (() -> ()) -> (() -> ()), c = ((i1) -> i2, i3) -> ((i4) -> i5, i6)} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/function.mlir":2:9)
#loc1 = loc("ir/types/function.mlir":3:1)

// -----
"builtin.module"() ({
  "t.op"() {a = (tuple<(i1) -> i2>) -> memref<*xi3>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/function.mlir":4:9)
#loc1 = loc("ir/types/function.mlir":5:1)

