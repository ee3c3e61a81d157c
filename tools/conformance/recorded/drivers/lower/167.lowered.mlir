module {
  func.func @complement(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb4(%arg2 : i32)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%arg1 : i32)
  ^bb4(%1: i32):  // 2 preds: ^bb2, ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    cf.br ^bb7(%1 : i32)
  ^bb6:  // pred: ^bb0
    %2 = arith.addi %arg1, %arg2 : i32
    cf.br ^bb7(%2 : i32)
  ^bb7(%3: i32):  // 2 preds: ^bb5, ^bb6
    cf.br ^bb8
  ^bb8:  // pred: ^bb7
    return %3 : i32
  }
  func.func @twice(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    %1 = arith.xori %0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg2 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    return %2 : i32
  }
  func.func private @seen(i32)
  func.func @no_else(%arg0: i1, %arg1: i32) {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @seen(%arg1) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
}

