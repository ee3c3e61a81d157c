"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<0xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/empty.mlir":0:0)
#loc1 = loc("ir/resources/empty.mlir":1:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x00000000"
    }
  }
#-}

