module {
  func.func @no_rollback(%arg0: index, %arg1: i1) -> index {
    cf.br ^bb1(%arg0, %arg0 : index, index)
  ^bb1(%0: index, %1: index):  // 2 preds: ^bb0, ^bb6
    %2 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %2, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%0 : index)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%1 : index)
  ^bb5(%3: index):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %4 = arith.addi %0, %arg0 : index
    cf.br ^bb1(%4, %3 : index, index)
  ^bb7:  // pred: ^bb1
    return %1 : index
  }
}

