"builtin.module"() ({
  "t.values"() {v0 = 0 : i32, v1 = -1 : i32, v2 = -1 : i32, v3 = -2147483648 : i32} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i32.mlir":0:0)
#loc1 = loc("ir/integers/i32.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[0, -1, -1, -2147483648]> : tensor<4xi32>, none = dense<> : tensor<0xi32>, splat = dense<-2147483648> : vector<3xi32>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i32.mlir":7:9)
#loc1 = loc("ir/integers/i32.mlir":8:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i32, b = tensor<?xi32>, c = (i32) -> i32, d = memref<2xi32, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i32.mlir":11:9)
#loc1 = loc("ir/integers/i32.mlir":12:1)

