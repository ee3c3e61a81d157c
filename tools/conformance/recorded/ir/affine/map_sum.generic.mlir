#map = affine_map<(d0) -> (d0 * 2, d0 * 3, d0 * 2, 0, d0 * -3)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_sum.mlir":0:0)
#loc1 = loc("ir/affine/map_sum.mlir":1:1)

