#map = affine_map<() -> ()>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_empty.mlir":0:0)
#loc1 = loc("ir/affine/map_empty.mlir":1:1)

