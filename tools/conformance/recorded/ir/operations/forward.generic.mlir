"builtin.module"() ({
  "t.use"(%0, %1#1, %1#0) : (i1, i3, i2) -> () loc(#loc1)
  %0 = "t.def"(%2) : (i4) -> i1 loc(#loc2)
  %1:2 = "t.def"() : () -> (i2, i3) loc(#loc3)
  %2 = "t.def"(%2) : (i4) -> i4 loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/forward.mlir":0:0)
#loc1 = loc("ir/operations/forward.mlir":1:1)
#loc2 = loc("ir/operations/forward.mlir":2:6)
#loc3 = loc("ir/operations/forward.mlir":3:8)
#loc4 = loc("ir/operations/forward.mlir":4:6)

