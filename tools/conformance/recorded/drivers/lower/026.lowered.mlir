#loc4 = loc("drivers/lower/026.mlir":2:20)
#loc5 = loc("drivers/lower/026.mlir":2:28)
#loc7 = loc("arg.c":5:6)
module {
  llvm.func @abort() loc(#loc1)
  llvm.func @puts(!llvm.ptr) loc(#loc)
  llvm.mlir.global private constant @assert_msg(dense<[119, 104, 101, 114, 101, 0]> : tensor<6xi8>) {addr_space = 0 : i32} : !llvm.array<6 x i8> loc(#loc2)
  func.func @located(%arg0: i1 loc("drivers/lower/026.mlir":2:20), %arg1: index loc("drivers/lower/026.mlir":2:28)) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64 loc(#loc6)
    llvm.cond_br %arg0, ^bb1, ^bb4 loc(#loc2)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%0 : i64), ^bb3 loc(#loc6)
  ^bb2(%1: i64 loc("arg.c":5:6)):  // pred: ^bb1
    llvm.br ^bb3 loc(#loc8)
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return loc(#loc9)
  ^bb4:  // pred: ^bb0
    %2 = llvm.mlir.addressof @assert_msg : !llvm.ptr loc(#loc2)
    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<6 x i8> loc(#loc2)
    llvm.call @puts(%3) : (!llvm.ptr) -> () loc(#loc2)
    llvm.call @abort() : () -> () loc(#loc2)
    llvm.unreachable loc(#loc2)
  } loc(#loc3)
} loc(#loc)
#loc = loc("drivers/lower/026.mlir":0:0)
#loc1 = loc(unknown)
#loc2 = loc("a.c":1:2)
#loc3 = loc("drivers/lower/026.mlir":2:1)
#loc6 = loc("b.c":3:4)
#loc8 = loc("c.c":7:8)
#loc9 = loc("d.c":9:9)

