#map = affine_map<(d0, d1, d2) -> (d2, d1, d0, d0)>
module {
  "t.op"() {a = #map} : () -> ()
}

