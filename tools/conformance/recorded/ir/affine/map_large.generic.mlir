#map = affine_map<(d0) -> (d0 * 9223372036854775807, d0 + 9223372036854775807, d0 - 9223372036854775807)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_large.mlir":0:0)
#loc1 = loc("ir/affine/map_large.mlir":1:1)

