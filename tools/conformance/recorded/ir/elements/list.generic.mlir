"builtin.module"() ({
  "t.op"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[[1], [2]]> : tensor<2x1xi8>, c = dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi16>, d = dense<1> : tensor<3xi32>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/list.mlir":0:0)
#loc1 = loc("ir/elements/list.mlir":1:1)

