"builtin.module"() ({
  "t.values"() {v0 = 0 : index, v1 = -1 : index, v2 = 9223372036854775807 : index} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/index.mlir":0:0)
#loc1 = loc("ir/integers/index.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[0, -1, 9223372036854775807]> : tensor<3xindex>, none = dense<> : tensor<0xindex>, splat = dense<9223372036854775807> : vector<3xindex>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/index.mlir":6:9)
#loc1 = loc("ir/integers/index.mlir":7:1)

// -----
"builtin.module"() ({
  "t.types"() {a = index, b = tensor<?xindex>, c = (index) -> index, d = memref<2xindex, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/index.mlir":10:9)
#loc1 = loc("ir/integers/index.mlir":11:1)

