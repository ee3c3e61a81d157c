"builtin.module"() ({
  "t.a"() ({
    "t.br"()[^bb1, ^bb2] : () -> () loc(#loc2)
  ^bb1:  // pred: ^bb0
    "t.br"()[^bb2] : () -> () loc(#loc3)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    "t.end"() : () -> () loc(#loc4)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/block_names.mlir":0:0)
#loc1 = loc("ir/regions/block_names.mlir":1:1)
#loc2 = loc("ir/regions/block_names.mlir":2:3)
#loc3 = loc("ir/regions/block_names.mlir":4:3)
#loc4 = loc("ir/regions/block_names.mlir":6:3)

