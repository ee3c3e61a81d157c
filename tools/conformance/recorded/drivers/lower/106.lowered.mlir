module {
  func.func private @private_fn(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    %1 = arith.addi %c0_i32, %0 : i32
    return %1 : i32
  }
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c1_i32 : i32
    %1 = arith.addi %0, %c2_i32 : i32
    %2 = arith.addi %c2_i32, %1 : i32
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%2 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    %true = arith.constant true
    %4 = scf.if %true -> (i32) {
      scf.yield %3 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %4 : i32
  }
}

