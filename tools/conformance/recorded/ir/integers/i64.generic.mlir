"builtin.module"() ({
  "t.values"() {v0 = 9223372036854775807 : i64, v1 = -9223372036854775808 : i64, v2 = -1 : i64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i64.mlir":0:0)
#loc1 = loc("ir/integers/i64.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[9223372036854775807, -9223372036854775808, -1]> : tensor<3xi64>, none = dense<> : tensor<0xi64>, splat = dense<-1> : vector<3xi64>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i64.mlir":6:9)
#loc1 = loc("ir/integers/i64.mlir":7:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i64, b = tensor<?xi64>, c = (i64) -> i64, d = memref<2xi64, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i64.mlir":10:9)
#loc1 = loc("ir/integers/i64.mlir":11:1)

