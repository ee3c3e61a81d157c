"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> i32 loc(#loc1)
  %1:2 = "builtin.unrealized_conversion_cast"(%0) : (i32) -> (i1, f32) loc(#loc2)
  %2 = "builtin.unrealized_conversion_cast"(%1#0, %1#1) {a.b = 1 : i64} : (i1, f32) -> tuple<i1, f32> loc(#loc3)
  %3 = "builtin.unrealized_conversion_cast"(%2) : (tuple<i1, f32>) -> (() -> ()) loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/cast.mlir":0:0)
#loc1 = loc("ir/operations/cast.mlir":1:6)
#loc2 = loc("ir/operations/cast.mlir":2:8)
#loc3 = loc("ir/operations/cast.mlir":3:6)
#loc4 = loc("ir/operations/cast.mlir":4:6)

