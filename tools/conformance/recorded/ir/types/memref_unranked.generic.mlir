"builtin.module"() ({
  "t.op"() {a = memref<*xf32>, b = memref<*xf32, 3>, c = memref<*xindex, "s">, d = memref<*xf32>, e = memref<*xvector<4xi8>, 5 : i16>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref_unranked.mlir":0:0)
#loc1 = loc("ir/types/memref_unranked.mlir":1:1)

