#map = affine_map<()[s0, s1] -> (s1, s0)>
module {
  "t.op"() {a = #map} : () -> ()
}

