#map = affine_map<(d0)[s0] -> (d0 * 6, (d0 * s0) * 2, 0, d0, -d0, d0 * 6)>
"builtin.module"() ({
  "t.op"() {a = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/affine/map_product.mlir":0:0)
#loc1 = loc("ir/affine/map_product.mlir":1:1)

