#loc2 = loc("ir/cfg/branch_arguments.mlir":1:14)
#loc3 = loc("ir/cfg/branch_arguments.mlir":1:22)
#loc5 = loc("ir/cfg/branch_arguments.mlir":3:5)
#loc7 = loc("ir/cfg/branch_arguments.mlir":5:5)
#loc8 = loc("ir/cfg/branch_arguments.mlir":5:14)
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i1 loc("ir/cfg/branch_arguments.mlir":1:14), %arg1: i32 loc("ir/cfg/branch_arguments.mlir":1:22)):
    "cf.cond_br"(%arg0, %arg1, %arg1, %arg0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 2>}> : (i1, i32, i32, i1) -> () loc(#loc4)
  ^bb1(%0: i32 loc("ir/cfg/branch_arguments.mlir":3:5)):  // 2 preds: ^bb0, ^bb1
    "cf.br"(%0)[^bb1] : (i32) -> () loc(#loc6)
  ^bb2(%1: i32 loc("ir/cfg/branch_arguments.mlir":5:5), %2: i1 loc("ir/cfg/branch_arguments.mlir":5:14)):  // pred: ^bb0
    "func.return"(%1) : (i32) -> () loc(#loc9)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/branch_arguments.mlir":0:0)
#loc1 = loc("ir/cfg/branch_arguments.mlir":1:1)
#loc4 = loc("ir/cfg/branch_arguments.mlir":2:3)
#loc6 = loc("ir/cfg/branch_arguments.mlir":4:3)
#loc9 = loc("ir/cfg/branch_arguments.mlir":6:3)

