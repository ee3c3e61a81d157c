#loc2 = loc("drivers/lower/013.mlir":2:26)
#loc3 = loc("drivers/lower/013.mlir":2:35)
#loc6 = loc("drivers/lower/013.mlir":3:19)
#loc9 = loc("sw")
#loc10 = loc("caller.c":9:9)
#loc15 = loc(callsite(#loc9 at #loc10))
module {
  func.func @located_while(%arg0: i32 loc("drivers/lower/013.mlir":2:26), %arg1: index loc("drivers/lower/013.mlir":2:35)) -> i32 {
    cf.br ^bb1(%arg0 : i32) loc(#loc14)
  ^bb1(%0: i32 loc("drivers/lower/013.mlir":3:19)):  // 2 preds: ^bb0, ^bb1
    %1 = arith.cmpi slt, %0, %arg0 : i32 loc(#loc7)
    cf.cond_br %1, ^bb1(%0 : i32), ^bb2 loc(#loc8)
  ^bb2:  // pred: ^bb1
    %2 = arith.index_cast %arg1 : index to i32 loc(#loc15)
    cf.switch %2 : i32, [
      default: ^bb4,
      1: ^bb3
    ] loc(#loc15)
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%0 : i32) loc(#loc11)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%arg0 : i32) loc(#loc12)
  ^bb5(%3: i32 loc(callsite(#loc9 at #loc10))):  // 2 preds: ^bb3, ^bb4
    return %3 : i32 loc(#loc13)
  } loc(#loc1)
} loc(#loc)
#loc = loc("drivers/lower/013.mlir":0:0)
#loc1 = loc("drivers/lower/013.mlir":2:1)
#loc4 = loc("while")
#loc5 = loc("w.c":3:4)
#loc7 = loc("cmp")
#loc8 = loc("cond")
#loc11 = loc("case1")
#loc12 = loc("dflt")
#loc13 = loc("drivers/lower/013.mlir":17:3)
#loc14 = loc(fused[#loc4, #loc5])

