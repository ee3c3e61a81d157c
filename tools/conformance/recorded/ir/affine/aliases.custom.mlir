#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  "t.a"() {a = #map, b = #map, c = #set} : () -> ()
  "t.b"() {a = #map1, c = [#set]} : () -> ()
}

