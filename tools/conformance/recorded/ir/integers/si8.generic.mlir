"builtin.module"() ({
  "t.values"() {v0 = -128 : si8, v1 = 127 : si8, v2 = 0 : si8} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si8.mlir":0:0)
#loc1 = loc("ir/integers/si8.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[-128, 127, 0]> : tensor<3xsi8>, none = dense<> : tensor<0xsi8>, splat = dense<0> : vector<3xsi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si8.mlir":6:9)
#loc1 = loc("ir/integers/si8.mlir":7:1)

// -----
"builtin.module"() ({
  "t.types"() {a = si8, b = tensor<?xsi8>, c = (si8) -> si8, d = memref<2xsi8, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si8.mlir":10:9)
#loc1 = loc("ir/integers/si8.mlir":11:1)

