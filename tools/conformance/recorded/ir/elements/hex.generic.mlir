"builtin.module"() ({
  "t.op"() {a = dense<1> : tensor<4xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<1.000000e+00> : tensor<2xf32>, d = dense<-1> : tensor<3xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/hex.mlir":0:0)
#loc1 = loc("ir/elements/hex.mlir":1:1)

