#loc2 = loc("drivers/lower/118.mlir":2:20)
#loc3 = loc("drivers/lower/118.mlir":2:29)
module {
  func.func @located(%arg0: i32 loc("drivers/lower/118.mlir":2:20), %arg1: i1 loc("drivers/lower/118.mlir":2:29)) -> (i32, i32) {
    %c4_i32 = arith.constant 4 : i32 loc(#loc4)
    %c2_i32 = arith.constant 2 : i32 loc(#loc4)
    %0 = arith.addi %arg0, %c2_i32 : i32 loc(#loc5)
    %1 = scf.if %arg1 -> (i32) {
      %2 = arith.addi %arg0, %c4_i32 : i32 loc(#loc11)
      scf.yield %2 : i32 loc(#loc8)
    } else {
      scf.yield %0 : i32 loc(#loc9)
    } loc(#loc6)
    return %1, %c2_i32 : i32, i32 loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("drivers/lower/118.mlir":0:0)
#loc1 = loc("drivers/lower/118.mlir":2:1)
#loc4 = loc(unknown)
#loc5 = loc("a1")
#loc6 = loc("if")
#loc7 = loc("in")
#loc8 = loc("y1")
#loc9 = loc("y2")
#loc10 = loc("ret")
#loc11 = loc(fused[#loc7, #loc5])

