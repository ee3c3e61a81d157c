"builtin.module"() ({
  "t.values"() {v0 = 0 : i8, v1 = 127 : i8, v2 = -1 : i8, v3 = -128 : i8, v4 = -1 : i8, v5 = 127 : i8} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i8.mlir":0:0)
#loc1 = loc("ir/integers/i8.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[0, 127, -1, -128, -1, 127]> : tensor<6xi8>, none = dense<> : tensor<0xi8>, splat = dense<127> : vector<3xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i8.mlir":9:9)
#loc1 = loc("ir/integers/i8.mlir":10:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i8, b = tensor<?xi8>, c = (i8) -> i8, d = memref<2xi8, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i8.mlir":13:9)
#loc1 = loc("ir/integers/i8.mlir":14:1)

