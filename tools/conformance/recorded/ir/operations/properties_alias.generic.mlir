"builtin.module"() ({
  "t.a"() <{m = affine_map<(d0) -> (d0 * 7)>}> : () -> () loc(#loc1)
  "t.b"() <affine_map<(d0) -> (d0 * 7)>> : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/properties_alias.mlir":0:0)
#loc1 = loc("ir/operations/properties_alias.mlir":2:1)
#loc2 = loc("ir/operations/properties_alias.mlir":3:1)

// -----
#map = affine_map<() -> ()>
"builtin.module"() ({
  "t.a"() <{m = #map}> {n = #map} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/properties_alias.mlir":4:9)
#loc1 = loc("ir/operations/properties_alias.mlir":5:1)

