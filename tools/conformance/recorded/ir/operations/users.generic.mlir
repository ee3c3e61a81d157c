#loc7 = loc("ir/operations/users.mlir":7:6)
#loc8 = loc("ir/operations/users.mlir":7:14)
"builtin.module"() ({
  %0:2 = "t.a"() : () -> (i1, i2) loc(#loc1)
  %1 = "t.b"(%0#0, %0#0) : (i1, i1) -> i1 loc(#loc2)
  %2 = "t.c"() : () -> i1 loc(#loc3)
  "t.d"(%1) : (i1) -> () loc(#loc4)
  "t.e"(%1, %0#1) : (i1, i2) -> () loc(#loc5)
  "t.f"() ({
  ^bb0(%arg0: i1 loc("ir/operations/users.mlir":7:6), %arg1: i1 loc("ir/operations/users.mlir":7:14)):
    %3:2 = "t.g"(%arg0) : (i1) -> (i1, i1) loc(#loc9)
    "t.h"(%3#1) : (i1) -> () loc(#loc10)
  }) : () -> () loc(#loc6)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/users.mlir":0:0)
#loc1 = loc("ir/operations/users.mlir":1:8)
#loc2 = loc("ir/operations/users.mlir":2:6)
#loc3 = loc("ir/operations/users.mlir":3:6)
#loc4 = loc("ir/operations/users.mlir":4:1)
#loc5 = loc("ir/operations/users.mlir":5:1)
#loc6 = loc("ir/operations/users.mlir":6:1)
#loc9 = loc("ir/operations/users.mlir":8:10)
#loc10 = loc("ir/operations/users.mlir":9:3)

