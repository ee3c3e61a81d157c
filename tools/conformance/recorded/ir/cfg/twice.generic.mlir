#loc4 = loc("ir/cfg/twice.mlir":5:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/twice.mlir":5:5)):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2) : (i2) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/twice.mlir":0:0)
#loc1 = loc("ir/cfg/twice.mlir":1:1)
#loc2 = loc("ir/cfg/twice.mlir":3:9)
#loc3 = loc("ir/cfg/twice.mlir":4:3)
#loc5 = loc("ir/cfg/twice.mlir":6:9)
#loc6 = loc("ir/cfg/twice.mlir":7:3)

// -----
#loc4 = loc("ir/cfg/twice.mlir":13:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/twice.mlir":13:5)):  // 2 preds: ^bb0, ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2) : (i2) -> () loc(#loc6)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/twice.mlir":9:9)
#loc1 = loc("ir/cfg/twice.mlir":10:1)
#loc2 = loc("ir/cfg/twice.mlir":11:9)
#loc3 = loc("ir/cfg/twice.mlir":12:3)
#loc5 = loc("ir/cfg/twice.mlir":14:9)
#loc6 = loc("ir/cfg/twice.mlir":15:3)

