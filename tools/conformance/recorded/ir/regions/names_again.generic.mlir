#loc2 = loc("ir/regions/names_again.mlir":2:6)
#loc4 = loc("ir/regions/names_again.mlir":5:6)
#loc7 = loc("ir/regions/names_again.mlir":9:8)
"builtin.module"() ({
  "t.a"() ({
  ^bb0(%arg2: i1 loc("ir/regions/names_again.mlir":2:6)):
    %2 = "t.b"(%arg2) : (i1) -> i1 loc(#loc3)
  }, {
  ^bb0(%arg1: i2 loc("ir/regions/names_again.mlir":5:6)):
    %1 = "t.b"(%arg1) : (i2) -> i2 loc(#loc5)
  }) : () -> () loc(#loc1)
  "t.a"() ({
  ^bb0(%arg0: i3 loc("ir/regions/names_again.mlir":9:8)):
    %0 = "t.b"(%arg0) : (i3) -> i3 loc(#loc8)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/names_again.mlir":0:0)
#loc1 = loc("ir/regions/names_again.mlir":1:1)
#loc3 = loc("ir/regions/names_again.mlir":3:8)
#loc5 = loc("ir/regions/names_again.mlir":6:8)
#loc6 = loc("ir/regions/names_again.mlir":8:1)
#loc8 = loc("ir/regions/names_again.mlir":10:8)

