#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @hints(%arg0: index, %arg1: index, %arg2: index) {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %arg2 : index
    cf.br ^bb1(%2 : index) {llvm.loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg0 : index)
  ^bb4(%3: index):  // 2 preds: ^bb3, ^bb5
    %4 = arith.cmpi slt, %3, %arg1 : index
    cf.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %5 = arith.addi %3, %arg2 : index
    cf.br ^bb4(%5 : index)
  ^bb6:  // pred: ^bb4
    return
  }
}

