module {
  func.func @while_three(%arg0: i32, %arg1: f32) -> (f32, i32, i1) {
    cf.br ^bb1(%arg0, %arg1 : i32, f32)
  ^bb1(%0: i32, %1: f32):  // 2 preds: ^bb0, ^bb2
    %c10_i32 = arith.constant 10 : i32
    %2 = arith.cmpi slt, %0, %c10_i32 : i32
    cf.cond_br %2, ^bb2(%1, %0, %2 : f32, i32, i1), ^bb3
  ^bb2(%3: f32, %4: i32, %5: i1):  // pred: ^bb1
    %6 = arith.addi %4, %4 : i32
    %7 = arith.mulf %3, %3 : f32
    cf.br ^bb1(%6, %7 : i32, f32)
  ^bb3:  // pred: ^bb1
    return %1, %0, %2 : f32, i32, i1
  }
  func.func @do_while(%arg0: i32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.addi %0, %0 : i32
    %c99_i32 = arith.constant 99 : i32
    %2 = arith.cmpi slt, %1, %c99_i32 : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %1 : i32
  }
  func.func @while_nothing(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
  func.func @do_while_swapped(%arg0: i32, %arg1: i32) -> (i32, i32) {
    cf.br ^bb1(%arg0, %arg1 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %1 : i32
    cf.cond_br %2, ^bb2(%0, %1 : i32, i32), ^bb3
  ^bb2(%3: i32, %4: i32):  // pred: ^bb1
    cf.br ^bb1(%4, %3 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %0, %1 : i32, i32
  }
}

