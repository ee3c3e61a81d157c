#map = affine_map<(d0, d1)[s0] -> (d0)>
module {
  "t.op"() {a = #map} : () -> ()
}

