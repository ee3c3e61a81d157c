#loc2 = loc("drivers/lower/012.mlir":2:20)
#loc3 = loc("drivers/lower/012.mlir":2:28)
#loc4 = loc("drivers/lower/012.mlir":2:39)
#loc5 = loc("if.c":1:1)
#loc8 = loc("drivers/lower/012.mlir":9:11)
module {
  func.func @located(%arg0: i1 loc("drivers/lower/012.mlir":2:20), %arg1: index loc("drivers/lower/012.mlir":2:28), %arg2: i32 loc("drivers/lower/012.mlir":2:39)) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2 loc(#loc5)
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg2 : i32) loc(#loc5)
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %arg2, %arg2 : i32 loc(#loc6)
    cf.br ^bb3(%0 : i32) loc(#loc5)
  ^bb3(%1: i32 loc("if.c":1:1)):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4 loc(#loc5)
  ^bb4:  // pred: ^bb3
    cf.br ^bb5(%arg1 : index) loc(#loc7)
  ^bb5(%2: index loc("drivers/lower/012.mlir":9:11)):  // 2 preds: ^bb4, ^bb6
    %3 = arith.cmpi slt, %2, %arg1 : index loc(#loc7)
    cf.cond_br %3, ^bb6, ^bb7 loc(#loc7)
  ^bb6:  // pred: ^bb5
    %4 = arith.addi %2, %2 : index loc(#loc9)
    %5 = arith.addi %2, %arg1 : index loc(#loc7)
    cf.br ^bb5(%5 : index) loc(#loc7)
  ^bb7:  // pred: ^bb5
    return %1 : i32 loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("drivers/lower/012.mlir":0:0)
#loc1 = loc("fn.c":0:0)
#loc6 = loc("else.c":4:5)
#loc7 = loc("for.c":7:1)
#loc9 = loc("body.c":8:1)
#loc10 = loc("ret.c":10:1)

