#loc2 = loc("drivers/lower/091.mlir":2:20)
module {
  func.func @located(%arg0: i32 loc("drivers/lower/091.mlir":2:20)) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32 loc(#loc3)
    %1 = arith.muli %0, %0 : i32 loc(#loc4)
    return %1 : i32 loc(#loc5)
  } loc(#loc1)
} loc(#loc)
#loc = loc("drivers/lower/091.mlir":0:0)
#loc1 = loc("drivers/lower/091.mlir":2:1)
#loc3 = loc("first")
#loc4 = loc("third")
#loc5 = loc("drivers/lower/091.mlir":6:3)

