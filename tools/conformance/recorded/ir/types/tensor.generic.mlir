"builtin.module"() ({
  "t.op"() {a = tensor<f32>, b = tensor<4xi1>, c = tensor<?x0x?xindex>, d = tensor<4xcomplex<f64>>, e = tensor<2xvector<3xi8>>, f = tensor<2x!foo.t>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/tensor.mlir":0:0)
#loc1 = loc("ir/types/tensor.mlir":1:1)

