module {
  func.func @t1(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t2(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @t3(%arg0: i1, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t4(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t5(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg2, %arg1 : i32
    return %0 : i32
  }
  func.func @t6(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    %1 = arith.select %arg0, %arg1, %arg2 : i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
  func.func @t7(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @t8(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @t9(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}

// -----
module {
  func.func @t1(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg1, %arg1 : i32
    return %0 : i32
  }
  func.func @t3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.select %arg0, %arg1, %arg2 : i32
    return %0 : i32
  }
  func.func @t4(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t5(%arg0: i1, %arg1: i1, %arg2: i32, %arg3: i32) -> i32 {
    cf.cond_br %arg1, ^bb1, ^bb2(%arg2 : i32)
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2(%arg2 : i32), ^bb2(%arg3 : i32)
  ^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    return %0 : i32
  }
  func.func @t6(%arg0: i1) -> i1 {
    %true = arith.constant true
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %true : i1
  ^bb2:  // pred: ^bb0
    return %true : i1
  }
  func.func @t7(%arg0: i1) -> (i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @ext(%true) : (i1) -> i1
    return %0, %true : i1, i1
  ^bb2:  // pred: ^bb0
    %1 = call @ext(%false) : (i1) -> i1
    return %false, %1 : i1, i1
  }
  func.func private @ext(i1) -> i1
  func.func @t8(%arg0: i1, %arg1: i32) -> i1 {
    return %arg0 : i1
  }
  func.func @t9(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg1, %arg1 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @t10(%arg0: i1, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.muli %arg1, %arg1 : i32
    return %1 : i32
  }
  func.func @t11(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0 weights([1, 5]), ^bb2(%arg1 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %0 = arith.muli %arg1, %arg1 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %1 : i32
  }
}

// -----
module {
  func.func @t1(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.addi %arg1, %arg1 : i32
    return %0 : i32
  }
  func.func @t2(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t4(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : i32),
      5: ^bb2(%arg2 : i32),
      7: ^bb1(%arg2 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    %2 = arith.addi %1, %1 : i32
    return %2 : i32
  }
  func.func @t5(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @t6(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg1 : i32),
      6: ^bb1(%arg2 : i32),
      7: ^bb1(%arg0 : i32)
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1,
      6: ^bb2(%arg1 : i32),
      7: ^bb2(%arg2 : i32)
    ]
  ^bb1:  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0 : i32),
      9: ^bb2(%arg2 : i32)
    ]
  ^bb2(%0: i32):  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    return %0 : i32
  }
  func.func @t8(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg2 : i32),
      6: ^bb1(%arg1 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
  func.func @t9(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @t1() {
    return
  }
  func.func @t2() {
    %false = arith.constant false
    cf.assert %false, "false"
    return
  }
  func.func @t3(%arg0: i32) {
    return
  }
  func.func @t4(%arg0: i1) {
    %false = arith.constant false
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    cf.assert %false, "known false"
    return
  }
}

// -----
module {
  func.func @t1(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t2(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @t3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.muli %arg1, %arg1 : i32
    return %1 : i32
  }
  func.func @t4(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%arg0, %c0_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = arith.addi %1, %c1_i32 : i32
    %3 = arith.cmpi slt, %2, %arg1 : i32
    cf.cond_br %3, ^bb1(%0, %2 : i32, i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
  func.func @t5(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1(%0 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
  func.func @t6(%arg0: i32, %arg1: i1) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
  func.func @t7(%arg0: i32, %arg1: i1) {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = call @f(%0) : (i32) -> i32
    cf.cond_br %arg1, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
  func.func private @f(i32) -> i32
  func.func @t8(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func private @f(i32) -> i32
  func.func @t1(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = call @f(%arg1) : (i32) -> i32
    return %1 : i32
  }
  func.func @t2(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = call @f(%arg2) : (i32) -> i32
    return %1 : i32
  }
  func.func @t3(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2(%arg2 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    %1 = call @f(%0) : (i32) -> i32
    return %1 : i32
  ^bb2(%2: i32):  // pred: ^bb0
    %3 = call @f(%2) : (i32) -> i32
    return %3 : i32
  }
  func.func @t4(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    cf.switch %arg3 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = call @f(%arg2) : (i32) -> i32
    return %1 : i32
  ^bb3:  // pred: ^bb0
    %2 = call @f(%arg3) : (i32) -> i32
    return %2 : i32
  }
  func.func @t5(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    %1 = arith.addi %0, %arg1 : i32
    cf.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %2 = call @f(%arg1) : (i32) -> i32
    %3 = arith.addi %2, %arg2 : i32
    cf.br ^bb3(%3 : i32)
  ^bb3(%4: i32):  // 2 preds: ^bb1, ^bb2
    return %4 : i32
  }
  func.func @t6(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = call @f(%arg1) : (i32) -> i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg2 : i32
    return %1 : i32
  }
  func.func @t7(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.cmpi slt, %1, %arg2 : i32
    cf.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    return %0 : i32
  }
  func.func @t8(%arg0: i1, %arg1: i32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @t9(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg1, %arg1 : i32, i32
  ^bb2:  // pred: ^bb0
    return %arg2, %arg2 : i32, i32
  }
}

