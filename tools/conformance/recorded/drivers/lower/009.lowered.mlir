module {
  func.func @all(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %0 : index
    %3 = arith.addi %0, %c1 : index
    cf.br ^bb1(%3 : index)
  ^bb3:  // pred: ^bb1
    return
  }
}

