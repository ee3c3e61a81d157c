#loc3 = loc("ir/regions/outer_values.mlir":3:6)
"builtin.module"() ({
  %0 = "t.def"() : () -> i1 loc(#loc1)
  "t.a"() ({
  ^bb0(%arg0: i2 loc("ir/regions/outer_values.mlir":3:6)):
    "t.b"(%0, %arg0) ({
      "t.c"(%0, %arg0) : (i1, i2) -> () loc(#loc5)
    }) : (i1, i2) -> () loc(#loc4)
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/outer_values.mlir":0:0)
#loc1 = loc("ir/regions/outer_values.mlir":1:6)
#loc2 = loc("ir/regions/outer_values.mlir":2:1)
#loc4 = loc("ir/regions/outer_values.mlir":4:3)
#loc5 = loc("ir/regions/outer_values.mlir":5:5)

