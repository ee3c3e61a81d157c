"builtin.module"() ({
  "t.use"(%0#0, %0#2) : (i1, i3) -> () loc(#loc1)
  %0:3 = "t.def"() : () -> (i1, i2, i3) loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/forward_groups.mlir":0:0)
#loc1 = loc("ir/operations/forward_groups.mlir":1:1)
#loc2 = loc("ir/operations/forward_groups.mlir":2:12)

