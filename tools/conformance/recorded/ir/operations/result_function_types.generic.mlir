"builtin.module"() ({
  %0 = "t.a"() : () -> (() -> ()) loc(#loc1)
  %1:2 = "t.b"(%0) : (() -> ()) -> ((i1) -> i2, i3) loc(#loc2)
}) : () -> () loc(#loc)
#loc = loc("ir/operations/result_function_types.mlir":0:0)
#loc1 = loc("ir/operations/result_function_types.mlir":1:6)
#loc2 = loc("ir/operations/result_function_types.mlir":2:8)

