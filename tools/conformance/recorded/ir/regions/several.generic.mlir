#loc3 = loc("ir/regions/several.mlir":4:6)
"builtin.module"() ({
  "t.a"() ({
    "t.x"() : () -> () loc(#loc2)
  }, {
  ^bb0(%arg0: i1 loc("ir/regions/several.mlir":4:6)):
    "t.y"(%arg0) : (i1) -> () loc(#loc4)
  }, {
  }) {z} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/several.mlir":0:0)
#loc1 = loc("ir/regions/several.mlir":1:1)
#loc2 = loc("ir/regions/several.mlir":2:3)
#loc4 = loc("ir/regions/several.mlir":5:3)

