#map = affine_map<(d0, d1)[s0] -> (d0 mod 8, d0 mod s0, d0 * 64 + d1 mod 8)>
module {
  "t.op"() {a = #map} : () -> ()
}

