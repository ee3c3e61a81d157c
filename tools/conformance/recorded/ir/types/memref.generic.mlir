"builtin.module"() ({
  "t.op"() {a = memref<f32>, b = memref<4x?xi8>, c = memref<0xindex>, d = memref<2xcomplex<f32>>, e = memref<2xvector<4xf32>>, f = memref<2xmemref<?xi1>>, g = memref<1xmemref<*xi1>>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref.mlir":0:0)
#loc1 = loc("ir/types/memref.mlir":1:1)

