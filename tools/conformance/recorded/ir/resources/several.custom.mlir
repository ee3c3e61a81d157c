module {
  "t.a"() {a = dense_resource<"odd key"> : tensor<1xf32>, b = dense_resource<b> : tensor<1xi32>, c = dense_resource<b> : vector<4xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      "odd key": "0x080000000000803F",
      b: "0x0400000001000000"
    }
  }
#-}

