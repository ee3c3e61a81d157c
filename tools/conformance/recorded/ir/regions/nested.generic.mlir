"builtin.module"() ({
  "t.a"() ({
    "t.b"() ({
      "t.c"() ({
        "t.d"() : () -> () loc(#loc4)
      }) : () -> () loc(#loc3)
    }, {
      "t.e"() : () -> () loc(#loc5)
    }) : () -> () loc(#loc2)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/nested.mlir":0:0)
#loc1 = loc("ir/regions/nested.mlir":1:1)
#loc2 = loc("ir/regions/nested.mlir":2:3)
#loc3 = loc("ir/regions/nested.mlir":3:5)
#loc4 = loc("ir/regions/nested.mlir":4:7)
#loc5 = loc("ir/regions/nested.mlir":7:5)

