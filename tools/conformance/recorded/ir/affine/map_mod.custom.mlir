#map = affine_map<(d0)[s0] -> (d0 mod 4, 0, 0, 3, d0 mod s0, d0 mod 4, 3, 1, 7 mod 0)>
module {
  "t.op"() {a = #map} : () -> ()
}

