#map = affine_map<(d0) -> (d0 * 3)>
module {
  "t.op"() {a = tuple<memref<4xf32, #map>>, b = #map} : () -> ()
}

