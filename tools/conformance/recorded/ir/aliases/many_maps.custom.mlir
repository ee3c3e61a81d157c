#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map3 = affine_map<(d0) -> (d0 + 3)>
#map4 = affine_map<(d0) -> (d0 + 4)>
#map5 = affine_map<(d0) -> (d0 + 5)>
#map6 = affine_map<(d0) -> (d0 + 6)>
#map7 = affine_map<(d0) -> (d0 + 7)>
#map8 = affine_map<(d0) -> (d0 + 8)>
#map9 = affine_map<(d0) -> (d0 + 9)>
#map10 = affine_map<(d0) -> (d0 + 10)>
#map11 = affine_map<(d0) -> (d0 + 11)>
module {
  "t.op"() {m = #map} : () -> ()
  "t.op"() {m = #map1} : () -> ()
  "t.op"() {m = #map2} : () -> ()
  "t.op"() {m = #map3} : () -> ()
  "t.op"() {m = #map4} : () -> ()
  "t.op"() {m = #map5} : () -> ()
  "t.op"() {m = #map6} : () -> ()
  "t.op"() {m = #map7} : () -> ()
  "t.op"() {m = #map8} : () -> ()
  "t.op"() {m = #map9} : () -> ()
  "t.op"() {m = #map10} : () -> ()
  "t.op"() {m = #map11} : () -> ()
}

