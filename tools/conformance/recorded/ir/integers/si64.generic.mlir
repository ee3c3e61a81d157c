"builtin.module"() ({
  "t.values"() {v0 = -9223372036854775808 : si64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si64.mlir":0:0)
#loc1 = loc("ir/integers/si64.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<-9223372036854775808> : tensor<1xsi64>, none = dense<> : tensor<0xsi64>, splat = dense<-9223372036854775808> : vector<3xsi64>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si64.mlir":4:9)
#loc1 = loc("ir/integers/si64.mlir":5:1)

// -----
"builtin.module"() ({
  "t.types"() {a = si64, b = tensor<?xsi64>, c = (si64) -> si64, d = memref<2xsi64, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/si64.mlir":8:9)
#loc1 = loc("ir/integers/si64.mlir":9:1)

