"builtin.module"() ({
  %0 = "t.one"() : () -> i1 loc(#loc1)
  %1:2 = "t.two"() : () -> (i1, i2) loc(#loc2)
  %2 = "t.one"() : () -> i1 loc(#loc3)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/unnamed_results.mlir":0:0)
#loc1 = loc("ir/operations/unnamed_results.mlir":1:1)
#loc2 = loc("ir/operations/unnamed_results.mlir":2:1)
#loc3 = loc("ir/operations/unnamed_results.mlir":3:6)

