"builtin.module"() ({
  "t.op"() {a = vector<4xi32>, b = vector<1x2x3x4xf16>, c = vector<f32>, d = vector<4xindex>, e = vector<2xui7>} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/types/vector.mlir":0:0)
#loc1 = loc("ir/types/vector.mlir":1:1)

