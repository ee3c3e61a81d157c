#map = affine_map<(d0, d1)[s0, s1] -> (d0 + d1, s0 + s1, s0 * s1, d0 + s0, d0 + 3, d0 * 2, d0 * s0)>
module {
  "t.op"() {a = #map} : () -> ()
}

