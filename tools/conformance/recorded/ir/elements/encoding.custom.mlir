module {
  "t.op"() {a = dense<1> : tensor<2xi8, #foo.e>, b = sparse<0, 1> : tensor<2xi8, "e">} : () -> ()
}

