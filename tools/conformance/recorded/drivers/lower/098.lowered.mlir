module {
  func.func @blocks(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    return %0 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg1 : i32)
  }
  func.func private @never_called() {
    return
  }
}

