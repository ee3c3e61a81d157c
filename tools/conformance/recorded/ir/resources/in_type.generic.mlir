"builtin.module"() ({
  "t.a"() {a = tensor<2xi8, dense_resource<x> : tensor<1xi8>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/in_type.mlir":0:0)
#loc1 = loc("ir/resources/in_type.mlir":1:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x0100000001"
    }
  }
#-}

