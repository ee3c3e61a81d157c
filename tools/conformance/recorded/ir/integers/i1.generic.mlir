"builtin.module"() ({
  "t.values"() {v0 = false, v1 = true, v2 = true, v3 = false} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i1.mlir":0:0)
#loc1 = loc("ir/integers/i1.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[false, true, true, false]> : tensor<4xi1>, none = dense<> : tensor<0xi1>, splat = dense<false> : vector<3xi1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i1.mlir":7:9)
#loc1 = loc("ir/integers/i1.mlir":8:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i1, b = tensor<?xi1>, c = (i1) -> i1, d = memref<2xi1, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i1.mlir":11:9)
#loc1 = loc("ir/integers/i1.mlir":12:1)

