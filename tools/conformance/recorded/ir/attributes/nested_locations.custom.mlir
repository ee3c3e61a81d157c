#loc = loc("a")
#loc1 = loc("b":1:2)
#loc2 = loc("in")
#map = affine_map<() -> ()>
#loc3 = loc(fused<#loc2>[#loc])
#loc4 = loc(fused<{m = #map}>[#loc, #loc1])
module {
  "t.op"() {a = #loc4, b = #loc3} : () -> ()
}

