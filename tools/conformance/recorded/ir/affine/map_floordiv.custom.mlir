#map = affine_map<(d0)[s0] -> (d0 floordiv 4, d0, d0 * 2, d0 * 2 + s0 floordiv 4, -4, -4, 7 floordiv 0, d0 floordiv s0)>
module {
  "t.op"() {a = #map} : () -> ()
}

