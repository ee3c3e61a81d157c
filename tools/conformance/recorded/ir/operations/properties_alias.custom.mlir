module {
  "t.a"() <{m = affine_map<(d0) -> (d0 * 7)>}> : () -> ()
  "t.b"() <affine_map<(d0) -> (d0 * 7)>> : () -> ()
}

// -----
#map = affine_map<() -> ()>
module {
  "t.a"() <{m = #map}> {n = #map} : () -> ()
}

