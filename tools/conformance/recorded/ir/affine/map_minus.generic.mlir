#map = affine_map<(d0, d1) -> (-d0, -(d0 + d1), d0, d0 + d1, d0, -d0, d0 * -3)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_minus.mlir":0:0)
#loc1 = loc("ir/affine/map_minus.mlir":1:1)

