module {
  "t.a"() {a = dense_resource<nowhere> : tensor<2xi8>} : () -> ()
}

