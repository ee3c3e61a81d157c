#loop_unroll = #llvm.loop_unroll<disable = false, count = 4 : i32>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i1, %arg4: i32) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    cf.br ^bb3(%arg0 : index)
  ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
    %3 = arith.cmpi slt, %2, %arg1 : index
    cf.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = arith.addi %2, %arg2 : index
    cf.br ^bb3(%4 : index)
  ^bb5:  // pred: ^bb3
    %5 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%5 : index) {llvm.loop_annotation = #loop_annotation, x = #llvm.linkage<internal>}
  ^bb6:  // pred: ^bb1
    cf.br ^bb7(%arg0 : index)
  ^bb7(%6: index):  // 2 preds: ^bb6, ^bb11
    %7 = arith.cmpi slt, %6, %arg1 : index
    cf.cond_br %7, ^bb8, ^bb12
  ^bb8:  // pred: ^bb7
    cf.br ^bb9(%arg0 : index)
  ^bb9(%8: index):  // 2 preds: ^bb8, ^bb10
    %9 = arith.cmpi slt, %8, %arg1 : index
    cf.cond_br %9, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    %10 = arith.addi %8, %arg2 : index
    cf.br ^bb9(%10 : index)
  ^bb11:  // pred: ^bb9
    %11 = arith.addi %6, %arg2 : index
    cf.br ^bb7(%11 : index)
  ^bb12:  // pred: ^bb7
    cf.br ^bb13
  ^bb13:  // 2 preds: ^bb12, ^bb13
    cf.cond_br %arg3, ^bb13, ^bb14 {llvm.loop_annotation = #loop_annotation}
  ^bb14:  // pred: ^bb13
    cf.br ^bb15(%arg4 : i32)
  ^bb15(%12: i32):  // 2 preds: ^bb14, ^bb16
    cf.cond_br %arg3, ^bb16(%12 : i32), ^bb17
  ^bb16(%13: i32):  // pred: ^bb15
    %14 = arith.addi %13, %13 : i32
    cf.br ^bb15(%14 : i32) {llvm.loop_annotation = #loop_annotation}
  ^bb17:  // pred: ^bb15
    cf.cond_br %arg3, ^bb18, ^bb19
  ^bb18:  // pred: ^bb17
    cf.br ^bb19
  ^bb19:  // 2 preds: ^bb17, ^bb18
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    cf.br ^bb20(%arg0 : index)
  ^bb20(%15: index):  // 2 preds: ^bb19, ^bb24
    %16 = arith.cmpi slt, %15, %arg1 : index
    cf.cond_br %16, ^bb21, ^bb25
  ^bb21:  // pred: ^bb20
    cf.br ^bb22(%c2 : index)
  ^bb22(%17: index):  // 2 preds: ^bb21, ^bb23
    %18 = arith.cmpi slt, %17, %c8 : index
    cf.cond_br %18, ^bb23, ^bb24
  ^bb23:  // pred: ^bb22
    %19 = arith.addi %15, %17 : index
    %20 = arith.addi %17, %c3 : index
    cf.br ^bb22(%20 : index)
  ^bb24:  // pred: ^bb22
    %21 = arith.addi %15, %arg2 : index
    cf.br ^bb20(%21 : index)
  ^bb25:  // pred: ^bb20
    return
  }
}

