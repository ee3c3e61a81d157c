module {
  "t.a"() {a = dense_resource<x> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      x: "0x010000000102"
    }
  }
#-}

