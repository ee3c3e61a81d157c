"builtin.module"() ({
  "t.values"() {v0 = 18446744073709551615 : ui64} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui64.mlir":0:0)
#loc1 = loc("ir/integers/ui64.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<18446744073709551615> : tensor<1xui64>, none = dense<> : tensor<0xui64>, splat = dense<18446744073709551615> : vector<3xui64>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui64.mlir":4:9)
#loc1 = loc("ir/integers/ui64.mlir":5:1)

// -----
"builtin.module"() ({
  "t.types"() {a = ui64, b = tensor<?xui64>, c = (ui64) -> ui64, d = memref<2xui64, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui64.mlir":8:9)
#loc1 = loc("ir/integers/ui64.mlir":9:1)

