#loc4 = loc("ir/cfg/line.mlir":5:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/line.mlir":5:5)):  // pred: ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3) : (i3) -> () loc(#loc8)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/line.mlir":0:0)
#loc1 = loc("ir/cfg/line.mlir":1:1)
#loc2 = loc("ir/cfg/line.mlir":3:9)
#loc3 = loc("ir/cfg/line.mlir":4:3)
#loc5 = loc("ir/cfg/line.mlir":6:9)
#loc6 = loc("ir/cfg/line.mlir":7:3)
#loc7 = loc("ir/cfg/line.mlir":9:9)
#loc8 = loc("ir/cfg/line.mlir":10:3)

// -----
#loc4 = loc("ir/cfg/line.mlir":16:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/line.mlir":16:5)):  // pred: ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3) : (i3) -> () loc(#loc8)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/line.mlir":12:9)
#loc1 = loc("ir/cfg/line.mlir":13:1)
#loc2 = loc("ir/cfg/line.mlir":14:9)
#loc3 = loc("ir/cfg/line.mlir":15:3)
#loc5 = loc("ir/cfg/line.mlir":17:9)
#loc6 = loc("ir/cfg/line.mlir":18:3)
#loc7 = loc("ir/cfg/line.mlir":20:9)
#loc8 = loc("ir/cfg/line.mlir":21:3)

