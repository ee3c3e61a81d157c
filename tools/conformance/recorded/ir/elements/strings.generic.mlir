"builtin.module"() ({
  "t.op"() {a = dense<"x"> : tensor<2x!foo.s>, b = dense<["x", "y z"]> : tensor<2x!foo.s>, c = dense<[["\00"], ["\22"]]> : tensor<2x1x!foo.s>, d = dense<"a"> : tensor<2x!foo.s>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/strings.mlir":0:0)
#loc1 = loc("ir/elements/strings.mlir":1:1)

