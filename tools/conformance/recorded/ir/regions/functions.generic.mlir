#loc2 = loc("ir/regions/functions.mlir":1:14)
#loc3 = loc("ir/regions/functions.mlir":1:22)
#loc7 = loc("ir/regions/functions.mlir":5:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i2) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: i1 loc("ir/regions/functions.mlir":1:14), %arg2: i2 loc("ir/regions/functions.mlir":1:22)):
    %1 = "t.x"(%arg1) : (i1) -> i1 loc(#loc4)
    "func.return"() : () -> () loc(#loc5)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = (i1) -> (), sym_name = "g"}> ({
  ^bb0(%arg0: i1 loc("ir/regions/functions.mlir":5:14)):
    %0 = "t.x"(%arg0) : (i1) -> i1 loc(#loc8)
    "func.return"() : () -> () loc(#loc9)
  }) : () -> () loc(#loc6)
  "func.func"() <{function_type = (i1) -> i2, sym_name = "h", sym_visibility = "private"}> ({
  }) : () -> () loc(#loc10)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/functions.mlir":0:0)
#loc1 = loc("ir/regions/functions.mlir":1:1)
#loc4 = loc("ir/regions/functions.mlir":2:8)
#loc5 = loc("ir/regions/functions.mlir":3:3)
#loc6 = loc("ir/regions/functions.mlir":5:1)
#loc8 = loc("ir/regions/functions.mlir":6:8)
#loc9 = loc("ir/regions/functions.mlir":7:3)
#loc10 = loc("ir/regions/functions.mlir":9:1)

