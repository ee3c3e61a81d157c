#loc4 = loc("arg")
#loc5 = loc("9x")
"builtin.module"() ({
  %0 = "t.a"() : () -> i32 loc(#loc1)
  %1:2 = "t.b"(%0) : (i32) -> (i32, i1) loc(#loc7)
  %2 = "t.c"() : () -> i1 loc(#loc1)
  "t.r"() ({
  ^bb0(%arg0: i32 loc("arg"), %arg1: i32 loc("9x")):
    "t.use"(%arg0, %arg1, %1#1) : (i32, i32, i1) -> () loc(#loc6)
  }) : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/names_as_prefix.mlir":0:0)
#loc1 = loc("first")
#loc2 = loc("x.c":1:2)
#loc3 = loc("ir/locations/names_as_prefix.mlir":4:1)
#loc6 = loc("ir/locations/names_as_prefix.mlir":6:3)
#loc7 = loc("two words"(#loc2))

