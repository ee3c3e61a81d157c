"builtin.module"() ({
^bb0:
}) : () -> () loc(#loc)
#loc = loc("ir/modules/plain.mlir":1:1)

// -----
"builtin.module"() ({
^bb0:
}) : () -> () loc(#loc)
#loc = loc("ir/modules/plain.mlir":3:1)

// -----
"builtin.module"() ({
  "builtin.module"() ({
    "t.x"() : () -> () loc(#loc2)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/plain.mlir":6:1)
#loc1 = loc("ir/modules/plain.mlir":7:3)
#loc2 = loc("ir/modules/plain.mlir":8:5)

// -----
"builtin.module"() ({
  "builtin.module"() ({
  ^bb0:
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/plain.mlir":12:1)
#loc1 = loc("ir/modules/plain.mlir":13:3)

