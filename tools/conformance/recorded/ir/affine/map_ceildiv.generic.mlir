#map = affine_map<(d0)[s0] -> (d0 ceildiv 4, d0, d0 * 2, -3, 4, d0 ceildiv s0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_ceildiv.mlir":0:0)
#loc1 = loc("ir/affine/map_ceildiv.mlir":1:1)

