#map = affine_map<(d0) -> (d0 * 3)>
"builtin.module"() ({
  "t.op"() {a = tuple<memref<4xf32, #map>>, b = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/map_in_type.mlir":0:0)
#loc1 = loc("ir/aliases/map_in_type.mlir":1:1)

