#map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 * s1)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_names.mlir":0:0)
#loc1 = loc("ir/affine/map_names.mlir":1:1)

