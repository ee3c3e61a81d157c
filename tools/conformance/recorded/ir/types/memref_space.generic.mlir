"builtin.module"() ({
  "t.op"() {a = memref<4xf32>, b = memref<4xf32>, c = memref<4xf32, 7>, d = memref<4xf32, 7 : i8>, e = memref<4xf32, "s">, f = memref<4xf32, {x = 1 : i64}>, g = memref<4xf32, true>, h = memref<4xf32>, i = memref<4xf32, 1 : index>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/memref_space.mlir":0:0)
#loc1 = loc("ir/types/memref_space.mlir":1:1)

