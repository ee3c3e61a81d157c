#loc2 = loc("ir/regions/unnamed_arguments.mlir":3:6)
#loc3 = loc("ir/regions/unnamed_arguments.mlir":3:19)
#loc5 = loc("ir/regions/unnamed_arguments.mlir":5:6)
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {t.note = "second"}], function_type = (i32, f32) -> f32, sym_name = "several"}> ({
  ^bb0(%arg0: i32 loc("ir/regions/unnamed_arguments.mlir":3:6), %arg1: f32 loc("ir/regions/unnamed_arguments.mlir":3:19)):
    "cf.br"(%arg1)[^bb1] : (f32) -> () loc(#loc4)
  ^bb1(%0: f32 loc("ir/regions/unnamed_arguments.mlir":5:6)):  // pred: ^bb0
    "func.return"(%0) : (f32) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
  "func.func"() <{function_type = () -> (), sym_name = "none"}> ({
    "func.return"() : () -> () loc(#loc8)
  }) : () -> () loc(#loc7)
}) : () -> () loc(#loc)
#loc = loc("ir/regions/unnamed_arguments.mlir":0:0)
#loc1 = loc("ir/regions/unnamed_arguments.mlir":2:1)
#loc4 = loc("ir/regions/unnamed_arguments.mlir":4:3)
#loc6 = loc("ir/regions/unnamed_arguments.mlir":6:3)
#loc7 = loc("ir/regions/unnamed_arguments.mlir":8:1)
#loc8 = loc("ir/regions/unnamed_arguments.mlir":10:3)

