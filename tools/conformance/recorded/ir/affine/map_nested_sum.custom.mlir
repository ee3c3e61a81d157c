#map = affine_map<(d0, d1)[s0] -> (d0 + d1 + 2 + 1, d0 + d1 + s0 + 3, d0 - (d1 - 2) + 1)>
module {
  "t.op"() {a = #map} : () -> ()
}

