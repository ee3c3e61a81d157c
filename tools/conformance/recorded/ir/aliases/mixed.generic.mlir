#map = affine_map<(d0) -> (d0 * 2)>
"builtin.module"() ({
  %0 = "t.op"() {a = memref<4xf32, #map>, b = tensor<2xi1, "x">, c = #map} : () -> memref<4xf32, #map> loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/aliases/mixed.mlir":0:0)
#loc1 = loc("ir/aliases/mixed.mlir":4:1)

