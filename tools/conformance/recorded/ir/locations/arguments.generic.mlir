#loc2 = loc("a")
#loc3 = loc("ir/locations/arguments.mlir":2:24)
#loc4 = loc("x")
#loc5 = loc("y.c":1:2)
#loc7 = loc(fused[#loc4, #loc5])
"builtin.module"() ({
  "t.op"() ({
  ^bb0(%arg0: i32 loc("a"), %arg1: i1 loc("ir/locations/arguments.mlir":2:24), %arg2: f32 loc(fused[#loc4, #loc5])):
    "t.use"(%arg0) : (i32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/arguments.mlir":0:0)
#loc1 = loc("outer")
#loc6 = loc("ir/locations/arguments.mlir":3:3)

