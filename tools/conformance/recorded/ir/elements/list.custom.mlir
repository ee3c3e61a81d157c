module {
  "t.op"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[[1], [2]]> : tensor<2x1xi8>, c = dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi16>, d = dense<1> : tensor<3xi32>} : () -> ()
}

