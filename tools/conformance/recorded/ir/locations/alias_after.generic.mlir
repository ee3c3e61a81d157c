#loc1 = loc("a.c":1:2)
"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.r"() ({
  ^bb0(%arg0: i32 loc("a.c":1:2)):
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/alias_after.mlir":0:0)
#loc2 = loc("n"(#loc1))

