"builtin.module"() ({
  %0 = "t.a"() : () -> i1 loc(#loc1)
  "t.r"() ({
    %3 = "t.a"() : () -> i1 loc(#loc3)
    "t.r"() ({
      %5 = "t.a"() : () -> i1 loc(#loc5)
    }) : () -> () loc(#loc4)
    %4 = "t.a"() : () -> i1 loc(#loc6)
  }, {
    %2 = "t.a"() : () -> i1 loc(#loc7)
  }) : () -> () loc(#loc2)
  %1 = "t.a"() : () -> i1 loc(#loc8)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/numbering.mlir":0:0)
#loc1 = loc("ir/regions/numbering.mlir":1:6)
#loc2 = loc("ir/regions/numbering.mlir":2:1)
#loc3 = loc("ir/regions/numbering.mlir":3:8)
#loc4 = loc("ir/regions/numbering.mlir":4:3)
#loc5 = loc("ir/regions/numbering.mlir":5:10)
#loc6 = loc("ir/regions/numbering.mlir":7:8)
#loc7 = loc("ir/regions/numbering.mlir":9:8)
#loc8 = loc("ir/regions/numbering.mlir":11:6)

