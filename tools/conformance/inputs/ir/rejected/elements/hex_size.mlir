"t.a"() {a = dense<"0x010203"> : tensor<2xi8>} : () -> ()
