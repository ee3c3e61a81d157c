"builtin.module"() ({
  "t.values"() {v0 = 4294967295 : si33, v1 = -4294967296 : si33} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si33.mlir":0:0)
#loc1 = loc("ir/integers/si33.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[4294967295, -4294967296]> : tensor<2xsi33>, none = dense<> : tensor<0xsi33>, splat = dense<-4294967296> : vector<3xsi33>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si33.mlir":5:9)
#loc1 = loc("ir/integers/si33.mlir":6:1)

// -----
"builtin.module"() ({
  "t.types"() {a = si33, b = tensor<?xsi33>, c = (si33) -> si33, d = memref<2xsi33, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si33.mlir":9:9)
#loc1 = loc("ir/integers/si33.mlir":10:1)

