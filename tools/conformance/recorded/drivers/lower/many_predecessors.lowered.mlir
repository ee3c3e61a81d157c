module {
  func.func @loop(%arg0: i32, %arg1: i1) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32, %c0_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb2
    cf.switch %arg0 : i32, [
      default: ^bb3,
      0: ^bb2(%0, %1 : i32, i32),
      1: ^bb2(%1, %0 : i32, i32),
      2: ^bb2(%c1_i32, %1 : i32, i32),
      3: ^bb2(%c0_i32, %c1_i32 : i32, i32),
      4: ^bb2(%0, %1 : i32, i32),
      5: ^bb2(%1, %0 : i32, i32),
      6: ^bb2(%c1_i32, %1 : i32, i32),
      7: ^bb2(%c0_i32, %c1_i32 : i32, i32),
      8: ^bb2(%0, %1 : i32, i32),
      9: ^bb2(%1, %1 : i32, i32),
      10: ^bb2(%c1_i32, %1 : i32, i32),
      11: ^bb2(%c0_i32, %1 : i32, i32)
    ]
  ^bb2(%2: i32, %3: i32):  // 12 preds: ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1, ^bb1
    cf.br ^bb1(%2, %3 : i32, i32)
  ^bb3:  // pred: ^bb1
    return %c1_i32, %1 : i32, i32
  }
}

// -----
module {
  func.func @regions(%arg0: index) -> (i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c5_i32, %c1_i32 : i32, i32
  }
}

// -----
module {
  func.func private @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32, %arg1 : i32, i32
  }
  func.func @calls() -> (i32, i32, i32) {
    %c11_i32 = arith.constant 11 : i32
    %c10_i32 = arith.constant 10 : i32
    %c9_i32 = arith.constant 9 : i32
    %c8_i32 = arith.constant 8 : i32
    %c6_i32 = arith.constant 6 : i32
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0:2 = call @f(%c7_i32, %c0_i32) : (i32, i32) -> (i32, i32)
    %1:2 = call @f(%c7_i32, %c1_i32) : (i32, i32) -> (i32, i32)
    %2:2 = call @f(%c7_i32, %c2_i32) : (i32, i32) -> (i32, i32)
    %3:2 = call @f(%c7_i32, %c3_i32) : (i32, i32) -> (i32, i32)
    %4:2 = call @f(%c7_i32, %c4_i32) : (i32, i32) -> (i32, i32)
    %5:2 = call @f(%c7_i32, %c5_i32) : (i32, i32) -> (i32, i32)
    %6:2 = call @f(%c7_i32, %c6_i32) : (i32, i32) -> (i32, i32)
    %7:2 = call @f(%c7_i32, %c7_i32) : (i32, i32) -> (i32, i32)
    %8:2 = call @f(%c7_i32, %c8_i32) : (i32, i32) -> (i32, i32)
    %9:2 = call @f(%c7_i32, %c9_i32) : (i32, i32) -> (i32, i32)
    %10:2 = call @f(%c7_i32, %c10_i32) : (i32, i32) -> (i32, i32)
    %11:2 = call @f(%c7_i32, %c11_i32) : (i32, i32) -> (i32, i32)
    return %c7_i32, %5#1, %c1_i32 : i32, i32, i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i1) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %false = arith.constant false
    %true = arith.constant true
    cf.switch %arg1 : i32, [
      default: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      1: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      2: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      3: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      4: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      5: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      6: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      7: ^bb1(%c0_i32, %c0_i32 : i32, i32),
      8: ^bb1(%c0_i32, %c0_i32 : i32, i32)
    ]
  ^bb1(%0: i32, %1: i32):  // 11 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb0, ^bb4, ^bb6
    cf.cond_br %arg0, ^bb6(%false : i1), ^bb2
  ^bb2:  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // pred: ^bb2
    cf.br ^bb6(%true : i1)
  ^bb4:  // pred: ^bb5
    cf.cond_br %arg2, ^bb1(%c0_i32, %0 : i32, i32), ^bb8(%c0_i32 : i32)
  ^bb5:  // pred: ^bb6
    cf.cond_br %2, ^bb7, ^bb4
  ^bb6(%2: i1):  // 2 preds: ^bb1, ^bb3
    cf.cond_br %2, ^bb1(%c1_i32, %c0_i32 : i32, i32), ^bb5
  ^bb7:  // pred: ^bb5
    %3 = arith.addi %0, %1 : i32
    "t.use"(%true, %true, %true) : (i1, i1, i1) -> ()
    cf.br ^bb8(%3 : i32)
  ^bb8(%4: i32):  // 2 preds: ^bb4, ^bb7
    return %4 : i32
  }
}

