"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<1xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/same_key.mlir":0:0)
#loc1 = loc("ir/resources/same_key.mlir":1:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x0100000001"
    }
  }
#-}

// -----
"builtin.module"() ({
  "t.a"() {a = dense_resource<x> : tensor<1xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/same_key.mlir":9:9)
#loc1 = loc("ir/resources/same_key.mlir":10:1)

{-#
  dialect_resources: {
    builtin: {
      x: "0x0100000002"
    }
  }
#-}

