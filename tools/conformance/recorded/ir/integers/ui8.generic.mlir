"builtin.module"() ({
  "t.values"() {v0 = 0 : ui8, v1 = 255 : ui8} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui8.mlir":0:0)
#loc1 = loc("ir/integers/ui8.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<[0, 255]> : tensor<2xui8>, none = dense<> : tensor<0xui8>, splat = dense<255> : vector<3xui8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui8.mlir":5:9)
#loc1 = loc("ir/integers/ui8.mlir":6:1)

// -----
"builtin.module"() ({
  "t.types"() {a = ui8, b = tensor<?xui8>, c = (ui8) -> ui8, d = memref<2xui8, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui8.mlir":9:9)
#loc1 = loc("ir/integers/ui8.mlir":10:1)

