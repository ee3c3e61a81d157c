"builtin.module"() ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> () loc(#loc1)
  "builtin.module"() ({
  ^bb0:
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/single_and_more.mlir":0:0)
#loc1 = loc("ir/modules/single_and_more.mlir":1:1)
#loc2 = loc("ir/modules/single_and_more.mlir":2:1)

// -----
"builtin.module"() ({
  "t.x"() : () -> () loc(#loc1)
  "builtin.module"() ({
  ^bb0:
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/single_and_more.mlir":3:9)
#loc1 = loc("ir/modules/single_and_more.mlir":4:1)
#loc2 = loc("ir/modules/single_and_more.mlir":5:1)

