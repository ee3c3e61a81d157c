#map = affine_map<()[s0, s1] -> (s1, s0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_symbols.mlir":0:0)
#loc1 = loc("ir/affine/map_symbols.mlir":1:1)

