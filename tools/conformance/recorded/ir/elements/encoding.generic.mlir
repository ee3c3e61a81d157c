"builtin.module"() ({
  "t.op"() {a = dense<1> : tensor<2xi8, #foo.e>, b = sparse<0, 1> : tensor<2xi8, "e">} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/encoding.mlir":0:0)
#loc1 = loc("ir/elements/encoding.mlir":1:1)

