"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<2xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/one.mlir":0:0)
#loc1 = loc("ir/resources/one.mlir":1:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x010000000102"
    }
  }
#-}

