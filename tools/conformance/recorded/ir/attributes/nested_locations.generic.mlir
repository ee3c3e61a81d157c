#loc2 = loc("a")
#loc3 = loc("b":1:2)
#loc4 = loc("in")
#map = affine_map<() -> ()>
#loc5 = loc(fused<#loc4>[#loc2])
#loc6 = loc(fused<{m = #map}>[#loc2, #loc3])
"builtin.module"() ({
  "t.op"() {a = #loc6, b = #loc5} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/nested_locations.mlir":0:0)
#loc1 = loc("ir/attributes/nested_locations.mlir":1:1)

