module {
  func.func @ifs(%arg0: i1, %arg1: i1, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %0 = arith.addi %arg2, %arg2 : i32
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    %1 = arith.muli %arg2, %arg2 : i32
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.cond_br %arg0, ^bb6, ^bb11
  ^bb6:  // pred: ^bb5
    cf.cond_br %arg1, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    cf.br ^bb9(%arg2 : i32)
  ^bb8:  // pred: ^bb6
    %2 = arith.subi %arg2, %arg2 : i32
    cf.br ^bb9(%2 : i32)
  ^bb9(%3: i32):  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10
  ^bb10:  // pred: ^bb9
    cf.br ^bb12(%3, %arg1 : i32, i1)
  ^bb11:  // pred: ^bb5
    cf.br ^bb12(%arg2, %arg0 : i32, i1)
  ^bb12(%4: i32, %5: i1):  // 2 preds: ^bb10, ^bb11
    cf.br ^bb13
  ^bb13:  // pred: ^bb12
    return %4 : i32
  }
}

