#loc2 = loc("ir/regions/conflicting_names.mlir":1:14)
#loc4 = loc("ir/regions/conflicting_names.mlir":3:8)
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1 loc("ir/regions/conflicting_names.mlir":1:14)):
    %0 = "t.x"() ({
    ^bb0(%arg1: i1 loc("ir/regions/conflicting_names.mlir":3:8)):
      %4 = "t.y"(%arg1, %arg0) : (i1, i1) -> i1 loc(#loc5)
    }) : () -> i1 loc(#loc3)
    %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc6)
    %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc7)
    "t.r"() ({
      %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32 loc(#loc9)
    }) : () -> () loc(#loc8)
    "func.return"() : () -> () loc(#loc10)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/conflicting_names.mlir":0:0)
#loc1 = loc("ir/regions/conflicting_names.mlir":1:1)
#loc3 = loc("ir/regions/conflicting_names.mlir":2:8)
#loc5 = loc("ir/regions/conflicting_names.mlir":4:10)
#loc6 = loc("ir/regions/conflicting_names.mlir":6:8)
#loc7 = loc("ir/regions/conflicting_names.mlir":7:8)
#loc8 = loc("ir/regions/conflicting_names.mlir":8:3)
#loc9 = loc("ir/regions/conflicting_names.mlir":9:10)
#loc10 = loc("ir/regions/conflicting_names.mlir":11:3)

