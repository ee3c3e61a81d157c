module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg1, %arg0 : i32, i1)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1(%0 : i32)
  ^bb2(%1: i32, %2: i1):  // pred: ^bb0
    return %1 : i32
  }
}

