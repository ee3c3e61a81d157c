"t.a"() {a = sparse<[[5]], [1]> : tensor<2xi8>} : () -> ()
