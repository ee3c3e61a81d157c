"t.a"() {a = dense<"01"> : tensor<2xi8>} : () -> ()
