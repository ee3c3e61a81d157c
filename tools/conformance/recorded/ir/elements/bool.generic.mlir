"builtin.module"() ({
  "t.op"() {a = dense<[true, false, true]> : tensor<3xi1>, b = dense<[true, false]> : tensor<2xi1>, c = dense<[true, false, true]> : tensor<3xi1>, d = dense<false> : tensor<9xi1>, e = dense<true> : tensor<9xi1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/bool.mlir":0:0)
#loc1 = loc("ir/elements/bool.mlir":1:1)

// -----
"builtin.module"() ({
  "t.op"() {a = dense<[true, false]> : tensor<2xui1>, b = dense<[true, false]> : tensor<2xsi1>, c = dense<[false, true]> : tensor<2xui1>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/bool.mlir":2:9)
#loc1 = loc("ir/elements/bool.mlir":3:1)

