"builtin.module"() ({
  "t.use"(%0) : (i1) -> () loc(#loc1)
  %0 = "t.def"(%1) : (i1) -> i1 loc(#loc2)
  %1 = "t.def"(%0) : (i1) -> i1 loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/modules/graph.mlir":1:1)
#loc1 = loc("ir/modules/graph.mlir":2:3)
#loc2 = loc("ir/modules/graph.mlir":3:8)
#loc3 = loc("ir/modules/graph.mlir":4:8)

