"t.a"() {a = sparse<[[0], [1]], [1]> : tensor<2xi8>} : () -> ()
