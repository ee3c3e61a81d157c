#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 >= 0)>
"builtin.module"() ({
  "t.a"() {a = #map, b = #map, c = #set} : () -> () loc(#loc1)
  "t.b"() {a = #map1, c = [#set]} : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/aliases.mlir":0:0)
#loc1 = loc("ir/affine/aliases.mlir":1:1)
#loc2 = loc("ir/affine/aliases.mlir":2:1)

