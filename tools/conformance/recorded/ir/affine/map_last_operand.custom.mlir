#map = affine_map<(d0)[s0] -> (d0 + -(d0 floordiv 3) + s0, d0 + -(d0 floordiv 3) + 7 floordiv 0)>
module {
  "t.op"() {a = #map} : () -> ()
}

