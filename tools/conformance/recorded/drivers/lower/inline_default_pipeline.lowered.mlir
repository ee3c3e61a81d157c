module {
  func.func private @unknown_op(%arg0: i32) -> i32 {
    %0 = "unknown.op"(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @unknown_op(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @calls_in_order(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %c9_i32 = arith.constant 9 : i32
    %1 = arith.divui %0, %c9_i32 : i32
    %2 = arith.divui %1, %c9_i32 : i32
    %3 = arith.muli %2, %2 : i32
    %4 = arith.divui %3, %c9_i32 : i32
    return %4 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    cf.br ^bb2
  ^bb1(%0: i32):  // no predecessors
    %c2 = arith.constant 2 : index
    %1 = scf.execute_region -> i32 {
      %false = arith.constant false
      %2 = arith.select %false, %0, %arg0 : i32
      %3 = arith.index_cast %c2 : index to i32
      cf.cond_br %false, ^bb2, ^bb1
    ^bb1:  // 2 preds: ^bb0, ^bb1
      %4 = arith.cmpi uge, %arg0, %3 : i32
      %true_0 = arith.constant true
      %5 = arith.minsi %arg0, %3 : i32
      cf.cond_br %true_0, ^bb2, ^bb1
    ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
      %6 = arith.muli %c2, %c2 : index
      %7 = arith.shli %3, %arg0 : i32
      %c0 = arith.constant 0 : index
      cf.cond_br %false, ^bb2, ^bb2
    ^bb3(%8: index):  // no predecessors
      %9 = arith.index_cast %c2 : index to i32
      scf.yield %3 : i32
    }
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb1
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.remui %arg0, %arg0 : i32
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sle, %c0, %c0 : index
    %2 = scf.if %1 -> (i32) {
      %3 = func.call @f1() : () -> i32
      scf.yield %0 : i32
    } else {
      %3 = arith.maxui %arg1, %arg0 : i32
      %4 = arith.floordivsi %c0, %c0 : index
      scf.yield %arg1 : i32
    }
    return %arg0 : i32
  }
  func.func nested @f1() -> i32 {
    %c10 = arith.constant 10 : index
    %0 = arith.index_castui %c10 : index to i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.floordivsi %c1_i32, %c1_i32 : i32
    %false = arith.constant false
    %c2 = arith.constant 2 : index
    %1 = arith.ceildivsi %c2, %c2 : index
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %c1_i32 = arith.constant 1 : i32
      %1 = arith.addi %arg2, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %0 = scf.execute_region -> index {
      %c-1 = arith.constant -1 : index
      scf.yield %c-1 : index
    }
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %1 = arith.index_castui %c3_i32 : i32 to index
    %2 = scf.while (%arg0 = %0) : (index) -> index {
      %3 = "src"(%1) : (index) -> index
      scf.condition(%true) %3 : index
    } do {
    ^bb0(%arg0: index):
      scf.yield %1 : index
    }
    return %c3_i32 : i32
  }
  func.func @f1(%arg0: i32) -> i32 {
    %c2 = arith.constant 2 : index
    %0 = arith.andi %c2, %c2 : index
    %true = arith.constant true
    %1 = scf.if %true -> (index) {
      "use"(%arg0) : (i32) -> ()
      scf.yield %c2 : index
    } else {
      %c10 = arith.constant 10 : index
      scf.yield %0 : index
    }
    %2 = "src"(%0) : (index) -> index
    return %arg0 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %c10 = arith.constant 10 : index
    %0 = arith.maxsi %c10, %c10 : index
    %1 = "src"(%arg0) : (i32) -> i32
    return %1 : i32
  }
}

// -----
module {
  func.func private @blocks(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    "effect"() : () -> ()
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @caller_with_loop(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      func.call @blocks(%arg0) : (i1) -> ()
    }
    return
  }
}

// -----
module {
  func.func private @even(%arg0: i32) -> i32 {
    %0 = call @odd(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func private @odd(%arg0: i32) -> i32 {
    %0 = call @even(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @even(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: index) -> index {
    %idx3 = index.constant 3
    %0 = index.mul %arg0, %idx3
    return %0 : index
  }
}

// -----
module {
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb5
  ^bb1:  // pred: ^bb0
    cf.cond_br %arg0, ^bb2(%arg1 : i32), ^bb2(%arg1 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb1, ^bb1
    %1 = arith.addi %0, %arg1 : i32
    cf.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // pred: ^bb2
    cf.br ^bb4(%2 : i32)
  ^bb4(%3: i32):  // pred: ^bb3
    cf.br ^bb9(%3 : i32)
  ^bb5:  // pred: ^bb0
    cf.cond_br %arg0, ^bb6(%arg1 : i32), ^bb6(%arg1 : i32)
  ^bb6(%4: i32):  // 2 preds: ^bb5, ^bb5
    %5 = arith.addi %4, %arg1 : i32
    cf.br ^bb7(%5 : i32)
  ^bb7(%6: i32):  // pred: ^bb6
    cf.br ^bb8(%6 : i32)
  ^bb8(%7: i32):  // pred: ^bb7
    cf.br ^bb9(%7 : i32)
  ^bb9(%8: i32):  // 2 preds: ^bb4, ^bb8
    return %8 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.index_cast %c2_i32 : i32 to index
    %1 = arith.divsi %c2_i32, %c2_i32 : i32
    %2 = arith.cmpi ugt, %c2_i32, %1 : i32
    cf.cond_br %2, ^bb1(%0 : index), ^bb1(%0 : index)
  ^bb1(%3: index):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0 = arith.constant 0 : index
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.cmpi slt, %c10_i32, %c10_i32 : i32
    %1 = arith.xori %c10_i32, %c10_i32 : i32
    return %c10_i32 : i32
  }
  func.func @f1() -> i32 {
    %c2 = arith.constant 2 : index
    %0 = arith.shrui %c2, %c2 : index
    %c3_i32 = arith.constant 3 : i32
    %1 = arith.remui %c3_i32, %c3_i32 : i32
    %false = arith.constant false
    %2 = arith.select %false, %c3_i32, %c3_i32 : i32
    %3 = call @f2(%1, %2) : (i32, i32) -> i32
    return %2 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.select %true, %arg1, %arg0 : i32
    %1 = call @f2(%arg1, %0) : (i32, i32) -> i32
    %2 = scf.execute_region -> index {
      %3 = func.call @f2(%0, %1) : (i32, i32) -> i32
      %c4 = arith.constant 4 : index
      %4 = arith.shli %c4, %c4 : index
      scf.yield %4 : index
    }
    return %1 : i32
  }
  func.func private @f4(%arg0: i32) -> i32 {
    %true = arith.constant true
    %0 = scf.if %true -> (index) {
      %3 = arith.ori %arg0, %arg0 : i32
      %c2 = arith.constant 2 : index
      scf.yield %c2 : index
    } else {
      %3 = arith.select %true, %arg0, %arg0 : i32
      %c-1 = arith.constant -1 : index
      scf.yield %c-1 : index
    }
    %1 = arith.cmpi ult, %arg0, %arg0 : i32
    %2 = arith.select %1, %0, %0 : index
    return %arg0 : i32
  }
}

// -----
module {
  func.func @folds_after_inlining() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.muli %c3_i32, %c3_i32 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @ext(i32) -> i32
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @ext(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    return %0 : i64
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = scf.execute_region -> i32 {
      %c4_i32 = arith.constant 4 : i32
      %true = arith.constant true
      %1 = arith.select %true, %c4_i32, %c4_i32 : i32
      cf.cond_br %true, ^bb1(%1 : i32), ^bb1(%c4_i32 : i32)
    ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
      cf.br ^bb2(%1 : i32)
    ^bb2(%3: i32):  // pred: ^bb1
      %c0_i32 = arith.constant 0 : i32
      scf.yield %c0_i32 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.ori %c0_i32, %c0_i32 : i32
    %false = arith.constant false
    %1 = arith.select %false, %0, %0 : i32
    %c100 = arith.constant 100 : index
    %2 = arith.subi %c100, %c100 : index
    return %1 : i32
  }
  func.func private @f1() -> i32 {
    %0 = call @f1() : () -> i32
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c3 = arith.constant 3 : index
    %1 = arith.remsi %c3, %c3 : index
    %2 = call @f1() : () -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %0 = scf.execute_region -> i32 {
      %true = arith.constant true
      %c100 = arith.constant 100 : index
      %4 = arith.select %true, %c100, %c100 : index
      %c3_i32 = arith.constant 3 : i32
      %5 = arith.index_castui %c3_i32 : i32 to index
      %6 = arith.xori %c3_i32, %c3_i32 : i32
      cf.cond_br %true, ^bb1, ^bb4
    ^bb1:  // 3 preds: ^bb0, ^bb2, ^bb3
      %7 = func.call @f1() : () -> i32
      cf.cond_br %true, ^bb3(%7 : i32), ^bb3(%6 : i32)
    ^bb2:  // 2 preds: ^bb2, ^bb2
      %8 = arith.ori %4, %5 : index
      cf.switch %c3_i32 : i32, [
        default: ^bb1,
        1: ^bb2,
        2: ^bb2
      ]
    ^bb3(%9: i32):  // 3 preds: ^bb1, ^bb1, ^bb3
      %10 = "src"(%9) : (i32) -> i32
      %c1 = arith.constant 1 : index
      cf.switch %10 : i32, [
        default: ^bb4,
        1: ^bb3(%c3_i32 : i32),
        2: ^bb1
      ]
    ^bb4:  // 2 preds: ^bb0, ^bb3
      %c100_i32 = arith.constant 100 : i32
      %11 = func.call @f1() : () -> i32
      scf.yield %c100_i32 : i32
    }
    %1 = "src"(%0) : (i32) -> i32
    %2 = arith.maxsi %1, %1 : i32
    %3 = scf.execute_region -> index {
      %c1 = arith.constant 1 : index
      scf.yield %c1 : index
    }
    return %2 : i32
  }
  func.func private @f1() -> i32 {
    %c1 = arith.constant 1 : index
    %0 = "src"(%c1) : (index) -> index
    cf.br ^bb1(%c1 : index)
  ^bb1(%1: index):  // pred: ^bb0
    %c5_i32 = arith.constant 5 : i32
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%0: index, %1: index):  // pred: ^bb0
    %false = arith.constant false
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func private @f2() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.index_cast %c1_i32 : i32 to index
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb1(%c1_i32 : i32)
  ^bb1(%1: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    %2 = arith.minui %0, %0 : index
    cf.cond_br %true, ^bb2(%2 : index), ^bb1(%1 : i32)
  ^bb2(%3: index):  // pred: ^bb1
    return %c1_i32 : i32
  }
  func.func nested @f4(%arg0: i32) -> i32 {
    %c7 = arith.constant 7 : index
    %0 = arith.maxui %c7, %c7 : index
    return %arg0 : i32
  }
}

// -----
module {
  func.func private @referred() {
    return
  }
  func.func @caller() {
    return
  }
}

