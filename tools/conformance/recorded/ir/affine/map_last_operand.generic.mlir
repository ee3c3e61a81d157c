#map = affine_map<(d0)[s0] -> (d0 + -(d0 floordiv 3) + s0, d0 + -(d0 floordiv 3) + 7 floordiv 0)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_last_operand.mlir":0:0)
#loc1 = loc("ir/affine/map_last_operand.mlir":1:1)

