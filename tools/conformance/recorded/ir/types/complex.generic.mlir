"builtin.module"() ({
  "t.op"() {a = complex<f32>, b = complex<i1>, c = complex<si8>, d = complex<ui200>, e = complex<tf32>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/complex.mlir":0:0)
#loc1 = loc("ir/types/complex.mlir":1:1)

