"builtin.module"() ({
  "t.op"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<> : tensor<3xi8>, c = sparse<[[0, 0], [1, 2]], [1.000000e+00, -2.000000e+00]> : vector<3x4xf32>, d = sparse<1, 5> : tensor<2x2xi8>, e = sparse<[[0], [1]], ["x", "y"]> : tensor<3x!foo.s>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/sparse.mlir":0:0)
#loc1 = loc("ir/elements/sparse.mlir":1:1)

