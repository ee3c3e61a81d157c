#map = affine_map<(d0, d1)[s0] -> (d0 + d1 + 2 + 1, d0 + d1 + s0 + 3, d0 - (d1 - 2) + 1)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_nested_sum.mlir":0:0)
#loc1 = loc("ir/affine/map_nested_sum.mlir":1:1)

