module {
  func.func private @private_fn(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %true = arith.constant true
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.addi %arg0, %c5_i32 : i32
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%0 : i32)
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    %2 = scf.if %true -> (i32) {
      scf.yield %1 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %2 : i32
  }
}

