#loc4 = loc("ir/cfg/many_predecessors.mlir":5:5)
#loc9 = loc("ir/cfg/many_predecessors.mlir":11:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb2, ^bb3, ^bb4] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/many_predecessors.mlir":5:5)):  // pred: ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb4] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb0
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb4] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/many_predecessors.mlir":11:5)):  // pred: ^bb0
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5)[^bb4, ^bb4] : (i4) -> () loc(#loc11)
  ^bb4:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb3
    %6 = "t.def"() : () -> i5 loc(#loc12)
    "t.br"(%6) : (i5) -> () loc(#loc13)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/many_predecessors.mlir":0:0)
#loc1 = loc("ir/cfg/many_predecessors.mlir":1:1)
#loc2 = loc("ir/cfg/many_predecessors.mlir":3:9)
#loc3 = loc("ir/cfg/many_predecessors.mlir":4:3)
#loc5 = loc("ir/cfg/many_predecessors.mlir":6:9)
#loc6 = loc("ir/cfg/many_predecessors.mlir":7:3)
#loc7 = loc("ir/cfg/many_predecessors.mlir":9:9)
#loc8 = loc("ir/cfg/many_predecessors.mlir":10:3)
#loc10 = loc("ir/cfg/many_predecessors.mlir":12:9)
#loc11 = loc("ir/cfg/many_predecessors.mlir":13:3)
#loc12 = loc("ir/cfg/many_predecessors.mlir":15:9)
#loc13 = loc("ir/cfg/many_predecessors.mlir":16:3)

// -----
#loc4 = loc("ir/cfg/many_predecessors.mlir":22:5)
#loc9 = loc("ir/cfg/many_predecessors.mlir":28:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb2, ^bb3, ^bb4] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/many_predecessors.mlir":22:5)):  // pred: ^bb0
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb4] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb0
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb4] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/many_predecessors.mlir":28:5)):  // pred: ^bb0
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5)[^bb4, ^bb4] : (i4) -> () loc(#loc11)
  ^bb4:  // 5 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb3
    %6 = "t.def"() : () -> i5 loc(#loc12)
    "t.br"(%6) : (i5) -> () loc(#loc13)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/many_predecessors.mlir":18:9)
#loc1 = loc("ir/cfg/many_predecessors.mlir":19:1)
#loc2 = loc("ir/cfg/many_predecessors.mlir":20:9)
#loc3 = loc("ir/cfg/many_predecessors.mlir":21:3)
#loc5 = loc("ir/cfg/many_predecessors.mlir":23:9)
#loc6 = loc("ir/cfg/many_predecessors.mlir":24:3)
#loc7 = loc("ir/cfg/many_predecessors.mlir":26:9)
#loc8 = loc("ir/cfg/many_predecessors.mlir":27:3)
#loc10 = loc("ir/cfg/many_predecessors.mlir":29:9)
#loc11 = loc("ir/cfg/many_predecessors.mlir":30:3)
#loc12 = loc("ir/cfg/many_predecessors.mlir":32:9)
#loc13 = loc("ir/cfg/many_predecessors.mlir":33:3)

