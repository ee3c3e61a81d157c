module {
  "t.a"() {a = dense_resource<x> : tensor<0xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      x: "0x00000000"
    }
  }
#-}

