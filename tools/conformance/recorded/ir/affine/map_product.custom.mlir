#map = affine_map<(d0)[s0] -> (d0 * 6, (d0 * s0) * 2, 0, d0, -d0, d0 * 6)>
module {
  "t.op"() {a = #map} : () -> ()
}

