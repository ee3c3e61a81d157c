#map = affine_map<(d0, d1) -> (-d0, -(d0 + d1), d0, d0 + d1, d0, -d0, d0 * -3)>
module {
  "t.op"() {a = #map} : () -> ()
}

