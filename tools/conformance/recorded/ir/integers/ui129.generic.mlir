"builtin.module"() ({
  "t.values"() {v0 = 680564733841876926926749214863536422911 : ui129} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui129.mlir":0:0)
#loc1 = loc("ir/integers/ui129.mlir":1:1)

// -----
"builtin.module"() ({
  "t.elements"() {all = dense<680564733841876926926749214863536422911> : tensor<1xui129>, none = dense<> : tensor<0xui129>, splat = dense<680564733841876926926749214863536422911> : vector<3xui129>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui129.mlir":4:9)
#loc1 = loc("ir/integers/ui129.mlir":5:1)

// -----
"builtin.module"() ({
  "t.types"() {a = ui129, b = tensor<?xui129>, c = (ui129) -> ui129, d = memref<2xui129, 1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/integers/ui129.mlir":8:9)
#loc1 = loc("ir/integers/ui129.mlir":9:1)

