"t.a"() {a = dense<1> : tensor<?xi8>} : () -> ()
