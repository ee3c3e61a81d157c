module {
  "t.op"() {a = dense<"x"> : tensor<2x!foo.s>, b = dense<["x", "y z"]> : tensor<2x!foo.s>, c = dense<[["\00"], ["\22"]]> : tensor<2x1x!foo.s>, d = dense<"a"> : tensor<2x!foo.s>} : () -> ()
}

