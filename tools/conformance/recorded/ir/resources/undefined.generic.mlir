"builtin.module"() ({
  "t.a"() {a = dense_resource<nowhere> : tensor<2xi8>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/resources/undefined.mlir":0:0)
#loc1 = loc("ir/resources/undefined.mlir":1:1)

