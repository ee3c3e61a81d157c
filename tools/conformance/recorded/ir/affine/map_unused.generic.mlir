#map = affine_map<(d0, d1)[s0] -> (d0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_unused.mlir":0:0)
#loc1 = loc("ir/affine/map_unused.mlir":1:1)

