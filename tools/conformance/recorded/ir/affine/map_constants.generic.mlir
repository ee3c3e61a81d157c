#map = affine_map<() -> (0, -1, 9223372036854775807)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_constants.mlir":0:0)
#loc1 = loc("ir/affine/map_constants.mlir":1:1)

