"builtin.module"() ({
  "t.values"() {v0 = -1 : i65, v1 = -18446744073709551616 : i65} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i65.mlir":0:0)
#loc1 = loc("ir/integers/i65.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[-1, -18446744073709551616]> : tensor<2xi65>, none = dense<> : tensor<0xi65>, splat = dense<-18446744073709551616> : vector<3xi65>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i65.mlir":5:9)
#loc1 = loc("ir/integers/i65.mlir":6:1)

// -----
"builtin.module"() ({
  "t.types"() {a = i65, b = tensor<?xi65>, c = (i65) -> i65, d = memref<2xi65, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/i65.mlir":9:9)
#loc1 = loc("ir/integers/i65.mlir":10:1)

