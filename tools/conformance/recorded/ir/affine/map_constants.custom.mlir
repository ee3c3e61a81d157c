#map = affine_map<() -> (0, -1, 9223372036854775807)>
module {
  "t.op"() {a = #map} : () -> ()
}

