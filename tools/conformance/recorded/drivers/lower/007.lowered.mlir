module {
  func.func @regions(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // pred: ^bb2
    cf.cond_br %arg1, ^bb4(%arg0 : i32), ^bb5
  ^bb4(%0: i32):  // pred: ^bb3
    cf.br ^bb6(%0 : i32)
  ^bb5:  // pred: ^bb3
    cf.br ^bb6(%arg0 : i32)
  ^bb6(%1: i32):  // 2 preds: ^bb4, ^bb5
    return %1 : i32
  }
}

