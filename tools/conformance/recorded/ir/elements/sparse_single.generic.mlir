"builtin.module"() ({
  "t.op"() {a = sparse<0, 1> : tensor<2xi8>, b = sparse<0, 3> : tensor<2xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/sparse_single.mlir":0:0)
#loc1 = loc("ir/elements/sparse_single.mlir":1:1)

