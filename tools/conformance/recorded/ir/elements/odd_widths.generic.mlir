"builtin.module"() ({
  "t.op"() {a = dense<[-1, 3]> : tensor<2xi4>, b = dense<[-1, 3]> : tensor<2xi33>, c = dense<[-1, 1]> : tensor<2xsi9>, d = dense<[511, 0]> : tensor<2xui9>, e = dense<[-1, 1]> : tensor<2xi65>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/odd_widths.mlir":0:0)
#loc1 = loc("ir/elements/odd_widths.mlir":1:1)

