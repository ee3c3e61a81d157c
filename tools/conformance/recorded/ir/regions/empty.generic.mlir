"builtin.module"() ({
  "t.a"() ({
  }) : () -> () loc(#loc1)
  "t.b"() ({
  }, {
  }) : () -> () loc(#loc2)
  "t.c"() ({
  }) : () -> () loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/empty.mlir":0:0)
#loc1 = loc("ir/regions/empty.mlir":1:1)
#loc2 = loc("ir/regions/empty.mlir":2:1)
#loc3 = loc("ir/regions/empty.mlir":3:1)

