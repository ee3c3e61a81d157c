#loc3 = loc("ir/regions/empty_block.mlir":5:6)
"builtin.module"() ({
  "t.a"() ({
  ^bb0:
  }) : () -> () loc(#loc1)
  "t.b"() ({
  ^bb0(%arg0: i1 loc("ir/regions/empty_block.mlir":5:6)):
  }) : () -> () loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/empty_block.mlir":0:0)
#loc1 = loc("ir/regions/empty_block.mlir":1:1)
#loc2 = loc("ir/regions/empty_block.mlir":4:1)

