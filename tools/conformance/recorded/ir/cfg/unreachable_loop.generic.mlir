#loc4 = loc("ir/cfg/unreachable_loop.mlir":5:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0) : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/unreachable_loop.mlir":5:5)):  // pred: ^bb2
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb1] : (i3) -> () loc(#loc8)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/unreachable_loop.mlir":0:0)
#loc1 = loc("ir/cfg/unreachable_loop.mlir":1:1)
#loc2 = loc("ir/cfg/unreachable_loop.mlir":3:9)
#loc3 = loc("ir/cfg/unreachable_loop.mlir":4:3)
#loc5 = loc("ir/cfg/unreachable_loop.mlir":6:9)
#loc6 = loc("ir/cfg/unreachable_loop.mlir":7:3)
#loc7 = loc("ir/cfg/unreachable_loop.mlir":9:9)
#loc8 = loc("ir/cfg/unreachable_loop.mlir":10:3)

// -----
#loc4 = loc("ir/cfg/unreachable_loop.mlir":16:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0) : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/unreachable_loop.mlir":16:5)):  // pred: ^bb2
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb1] : (i3) -> () loc(#loc8)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/unreachable_loop.mlir":12:9)
#loc1 = loc("ir/cfg/unreachable_loop.mlir":13:1)
#loc2 = loc("ir/cfg/unreachable_loop.mlir":14:9)
#loc3 = loc("ir/cfg/unreachable_loop.mlir":15:3)
#loc5 = loc("ir/cfg/unreachable_loop.mlir":17:9)
#loc6 = loc("ir/cfg/unreachable_loop.mlir":18:3)
#loc7 = loc("ir/cfg/unreachable_loop.mlir":20:9)
#loc8 = loc("ir/cfg/unreachable_loop.mlir":21:3)

