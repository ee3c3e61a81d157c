"builtin.module"() ({
  "t.op"() {a = dense<[1.000000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>, b = dense<[1.000000e+00, 2.000000e+00]> : vector<2xbf16>, c = dense<1.000000e+00> : tensor<2xf16>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/float_list.mlir":0:0)
#loc1 = loc("ir/elements/float_list.mlir":1:1)

