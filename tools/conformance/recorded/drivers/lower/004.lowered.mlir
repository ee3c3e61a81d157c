module {
  func.func @if_after_region(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg0, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    cf.br ^bb5(%arg1 : i32)
  ^bb4:  // pred: ^bb2
    %0 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb5(%0 : i32)
  ^bb5(%1: i32):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb7(%1 : i32)
  ^bb6:  // pred: ^bb0
    cf.br ^bb7(%arg1 : i32)
  ^bb7(%2: i32):  // 2 preds: ^bb5, ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    return %2 : i32
  }
}

