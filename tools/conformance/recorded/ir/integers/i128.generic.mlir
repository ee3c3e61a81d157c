"builtin.module"() ({
  "t.values"() {v0 = 170141183460469231731687303715884105727 : i128, v1 = -170141183460469231731687303715884105728 : i128, v2 = -1 : i128} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i128.mlir":0:0)
#loc1 = loc("ir/integers/i128.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[170141183460469231731687303715884105727, -170141183460469231731687303715884105728, -1]> : tensor<3xi128>, none = dense<> : tensor<0xi128>, splat = dense<-1> : vector<3xi128>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i128.mlir":6:9)
#loc1 = loc("ir/integers/i128.mlir":7:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i128, b = tensor<?xi128>, c = (i128) -> i128, d = memref<2xi128, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i128.mlir":10:9)
#loc1 = loc("ir/integers/i128.mlir":11:1)

