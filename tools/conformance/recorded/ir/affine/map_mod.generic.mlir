#map = affine_map<(d0)[s0] -> (d0 mod 4, 0, 0, 3, d0 mod s0, d0 mod 4, 3, 1, 7 mod 0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_mod.mlir":0:0)
#loc1 = loc("ir/affine/map_mod.mlir":1:1)

