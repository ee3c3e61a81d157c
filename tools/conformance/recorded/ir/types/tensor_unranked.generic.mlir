"builtin.module"() ({
  "t.op"() {a = tensor<*xf32>, b = tensor<*xcomplex<i8>>, c = tensor<*x!foo.t>, d = tensor<*xvector<2xi1>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tensor_unranked.mlir":0:0)
#loc1 = loc("ir/types/tensor_unranked.mlir":1:1)

