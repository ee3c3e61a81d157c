"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<1xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/front.mlir":0:0)
#loc1 = loc("ir/resources/front.mlir":8:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x0100000001"
    }
  }
#-}

