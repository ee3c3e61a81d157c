#map = affine_map<(d0, d1)[s0] -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, d0, (d0 * 2) mod 3, d0 * (s0 + 1), (d0 mod 3) * 2)>
module {
  "t.op"() {a = #map} : () -> ()
}

