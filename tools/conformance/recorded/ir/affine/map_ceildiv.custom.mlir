#map = affine_map<(d0)[s0] -> (d0 ceildiv 4, d0, d0 * 2, -3, 4, d0 ceildiv s0)>
module {
  "t.op"() {a = #map} : () -> ()
}

