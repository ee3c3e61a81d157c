#map = affine_map<() -> ()>
module {
  "t.op"() {a = #map} : () -> ()
}

