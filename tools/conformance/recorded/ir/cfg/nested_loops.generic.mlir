#loc4 = loc("ir/cfg/nested_loops.mlir":5:5)
#loc9 = loc("ir/cfg/nested_loops.mlir":11:5)
#loc14 = loc("ir/cfg/nested_loops.mlir":17:5)
"builtin.module"() ({
  "t.op"() ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/nested_loops.mlir":5:5)):  // 2 preds: ^bb0, ^bb4
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2, ^bb5] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb3] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/nested_loops.mlir":11:5)):  // 2 preds: ^bb2, ^bb3
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5)[^bb3, ^bb4] : (i4) -> () loc(#loc11)
  ^bb4:  // pred: ^bb3
    %6 = "t.def"() : () -> i5 loc(#loc12)
    "t.br"(%6)[^bb1] : (i5) -> () loc(#loc13)
  ^bb5(%7: i6 loc("ir/cfg/nested_loops.mlir":17:5)):  // pred: ^bb1
    %8 = "t.def"() : () -> i6 loc(#loc15)
    "t.br"(%8) : (i6) -> () loc(#loc16)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/nested_loops.mlir":0:0)
#loc1 = loc("ir/cfg/nested_loops.mlir":1:1)
#loc2 = loc("ir/cfg/nested_loops.mlir":3:9)
#loc3 = loc("ir/cfg/nested_loops.mlir":4:3)
#loc5 = loc("ir/cfg/nested_loops.mlir":6:9)
#loc6 = loc("ir/cfg/nested_loops.mlir":7:3)
#loc7 = loc("ir/cfg/nested_loops.mlir":9:9)
#loc8 = loc("ir/cfg/nested_loops.mlir":10:3)
#loc10 = loc("ir/cfg/nested_loops.mlir":12:9)
#loc11 = loc("ir/cfg/nested_loops.mlir":13:3)
#loc12 = loc("ir/cfg/nested_loops.mlir":15:9)
#loc13 = loc("ir/cfg/nested_loops.mlir":16:3)
#loc15 = loc("ir/cfg/nested_loops.mlir":18:9)
#loc16 = loc("ir/cfg/nested_loops.mlir":19:3)

// -----
#loc4 = loc("ir/cfg/nested_loops.mlir":25:5)
#loc9 = loc("ir/cfg/nested_loops.mlir":31:5)
#loc14 = loc("ir/cfg/nested_loops.mlir":37:5)
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "t.def"() : () -> i1 loc(#loc2)
    "t.br"(%0)[^bb1] : (i1) -> () loc(#loc3)
  ^bb1(%1: i2 loc("ir/cfg/nested_loops.mlir":25:5)):  // 2 preds: ^bb0, ^bb4
    %2 = "t.def"() : () -> i2 loc(#loc5)
    "t.br"(%2)[^bb2, ^bb5] : (i2) -> () loc(#loc6)
  ^bb2:  // pred: ^bb1
    %3 = "t.def"() : () -> i3 loc(#loc7)
    "t.br"(%3)[^bb3] : (i3) -> () loc(#loc8)
  ^bb3(%4: i4 loc("ir/cfg/nested_loops.mlir":31:5)):  // 2 preds: ^bb2, ^bb3
    %5 = "t.def"() : () -> i4 loc(#loc10)
    "t.br"(%5)[^bb3, ^bb4] : (i4) -> () loc(#loc11)
  ^bb4:  // pred: ^bb3
    %6 = "t.def"() : () -> i5 loc(#loc12)
    "t.br"(%6)[^bb1] : (i5) -> () loc(#loc13)
  ^bb5(%7: i6 loc("ir/cfg/nested_loops.mlir":37:5)):  // pred: ^bb1
    %8 = "t.def"() : () -> i6 loc(#loc15)
    "t.br"(%8) : (i6) -> () loc(#loc16)
  }) : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/cfg/nested_loops.mlir":21:9)
#loc1 = loc("ir/cfg/nested_loops.mlir":22:1)
#loc2 = loc("ir/cfg/nested_loops.mlir":23:9)
#loc3 = loc("ir/cfg/nested_loops.mlir":24:3)
#loc5 = loc("ir/cfg/nested_loops.mlir":26:9)
#loc6 = loc("ir/cfg/nested_loops.mlir":27:3)
#loc7 = loc("ir/cfg/nested_loops.mlir":29:9)
#loc8 = loc("ir/cfg/nested_loops.mlir":30:3)
#loc10 = loc("ir/cfg/nested_loops.mlir":32:9)
#loc11 = loc("ir/cfg/nested_loops.mlir":33:3)
#loc12 = loc("ir/cfg/nested_loops.mlir":35:9)
#loc13 = loc("ir/cfg/nested_loops.mlir":36:3)
#loc15 = loc("ir/cfg/nested_loops.mlir":38:9)
#loc16 = loc("ir/cfg/nested_loops.mlir":39:3)

