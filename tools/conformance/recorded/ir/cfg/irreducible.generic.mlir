#loc4 = loc("ir/cfg/irreducible.mlir":5:5)
#loc9 = loc("ir/cfg/irreducible.mlir":11:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb2] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/irreducible.mlir":5:5)):  // 2 preds: ^bb0, ^bb2
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2, ^bb3] : (i2) -> () loc(#loc6)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb1] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/irreducible.mlir":11:5)):  // pred: ^bb1
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5) : (i4) -> () loc(#loc11)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/irreducible.mlir":0:0)
#loc1 = loc("ir/cfg/irreducible.mlir":1:1)
#loc2 = loc("ir/cfg/irreducible.mlir":3:9)
#loc3 = loc("ir/cfg/irreducible.mlir":4:3)
#loc5 = loc("ir/cfg/irreducible.mlir":6:9)
#loc6 = loc("ir/cfg/irreducible.mlir":7:3)
#loc7 = loc("ir/cfg/irreducible.mlir":9:9)
#loc8 = loc("ir/cfg/irreducible.mlir":10:3)
#loc10 = loc("ir/cfg/irreducible.mlir":12:9)
#loc11 = loc("ir/cfg/irreducible.mlir":13:3)

// -----
#loc4 = loc("ir/cfg/irreducible.mlir":19:5)
#loc9 = loc("ir/cfg/irreducible.mlir":25:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1, ^bb2] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/irreducible.mlir":19:5)):  // 2 preds: ^bb0, ^bb2
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2, ^bb3] : (i2) -> () loc(#loc6)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb1] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/irreducible.mlir":25:5)):  // pred: ^bb1
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5) : (i4) -> () loc(#loc11)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/irreducible.mlir":15:9)
#loc1 = loc("ir/cfg/irreducible.mlir":16:1)
#loc2 = loc("ir/cfg/irreducible.mlir":17:9)
#loc3 = loc("ir/cfg/irreducible.mlir":18:3)
#loc5 = loc("ir/cfg/irreducible.mlir":20:9)
#loc6 = loc("ir/cfg/irreducible.mlir":21:3)
#loc7 = loc("ir/cfg/irreducible.mlir":23:9)
#loc8 = loc("ir/cfg/irreducible.mlir":24:3)
#loc10 = loc("ir/cfg/irreducible.mlir":26:9)
#loc11 = loc("ir/cfg/irreducible.mlir":27:3)

