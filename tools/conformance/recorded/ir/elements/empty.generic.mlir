"builtin.module"() ({
  "t.op"() {a = dense<> : tensor<0xi32>, b = dense<> : tensor<0x4xf32>, c = dense<> : tensor<4x0xi1>, d = dense<> : tensor<0xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/elements/empty.mlir":0:0)
#loc1 = loc("ir/elements/empty.mlir":1:1)

