#map = affine_map<(d0, d1)[s0, s1] -> (d0 + d1, s0 + s1, s0 * s1, d0 + s0, d0 + 3, d0 * 2, d0 * s0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_order.mlir":0:0)
#loc1 = loc("ir/affine/map_order.mlir":1:1)

