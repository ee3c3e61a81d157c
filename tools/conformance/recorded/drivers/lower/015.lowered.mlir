module {
  func.func @nest(%arg0: index, %arg1: i1) -> index {
    cf.br ^bb1(%arg0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb14
    cf.br ^bb2(%0, %0 : index, index)
  ^bb2(%1: index, %2: index):  // 2 preds: ^bb1, ^bb12
    %3 = arith.cmpi slt, %1, %arg0 : index
    cf.cond_br %3, ^bb3, ^bb13
  ^bb3:  // pred: ^bb2
    %4 = arith.index_cast %1 : index to i32
    cf.switch %4 : i32, [
      default: ^bb7,
      0: ^bb4
    ]
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb6(%2 : index)
  ^bb6(%5: index):  // pred: ^bb5
    cf.br ^bb12(%5 : index)
  ^bb7:  // pred: ^bb3
    cf.cond_br %arg1, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    cf.br ^bb10(%1 : index)
  ^bb9:  // pred: ^bb7
    cf.br ^bb10(%2 : index)
  ^bb10(%6: index):  // 2 preds: ^bb8, ^bb9
    cf.br ^bb11
  ^bb11:  // pred: ^bb10
    cf.br ^bb12(%6 : index)
  ^bb12(%7: index):  // 2 preds: ^bb6, ^bb11
    %8 = arith.addi %1, %arg0 : index
    cf.br ^bb2(%8, %7 : index, index)
  ^bb13:  // pred: ^bb2
    %9 = arith.cmpi ult, %2, %arg0 : index
    cf.cond_br %9, ^bb14(%2 : index), ^bb15
  ^bb14(%10: index):  // pred: ^bb13
    %11 = arith.addi %10, %arg0 : index
    cf.br ^bb1(%11 : index)
  ^bb15:  // pred: ^bb13
    return %2 : index
  }
}

