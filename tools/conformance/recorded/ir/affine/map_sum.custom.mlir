#map = affine_map<(d0) -> (d0 * 2, d0 * 3, d0 * 2, 0, d0 * -3)>
module {
  "t.op"() {a = #map} : () -> ()
}

