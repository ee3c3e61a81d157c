"builtin.module"() ({
  "t.values"() {v0 = 0 : ui1, v1 = 1 : ui1} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui1.mlir":0:0)
#loc1 = loc("ir/integers/ui1.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[false, true]> : tensor<2xui1>, none = dense<> : tensor<0xui1>, splat = dense<true> : vector<3xui1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui1.mlir":5:9)
#loc1 = loc("ir/integers/ui1.mlir":6:1)

// -----
"builtin.module"() ({
  "t.types"() {a = ui1, b = tensor<?xui1>, c = (ui1) -> ui1, d = memref<2xui1, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui1.mlir":9:9)
#loc1 = loc("ir/integers/ui1.mlir":10:1)

