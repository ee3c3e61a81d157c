#map = affine_map<(d0, d1)[s0, s1] -> (d0 + s0, d1 * s1)>
module {
  "t.op"() {a = #map} : () -> ()
}

