module {
  func.func @ok(%arg0: i32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%0 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
}

