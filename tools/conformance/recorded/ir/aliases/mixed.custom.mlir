#map = affine_map<(d0) -> (d0 * 2)>
module {
  %0 = "t.op"() {a = memref<4xf32, #map>, b = tensor<2xi1, "x">, c = #map} : () -> memref<4xf32, #map>
}

