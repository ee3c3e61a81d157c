#map = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, d0, (d0 * 2) mod 3, d0 * (s0 + 1), (d0 mod 3) * 2)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_brackets.mlir":0:0)
#loc1 = loc("ir/affine/map_brackets.mlir":1:1)

