module {
  func.func @through_blocks(%arg0: i32, %arg1: i1) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    cf.br ^bb1(%0 : i64)
  ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1(%1 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    return %arg0 : i32
  }
}

