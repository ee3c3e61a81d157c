#map = affine_map<(d0, d1)[s0] -> (d0 mod 8, d0 mod s0, d0 * 64 + d1 mod 8)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_div_to_mod.mlir":0:0)
#loc1 = loc("ir/affine/map_div_to_mod.mlir":1:1)

