module {
  func.func @f(%arg0: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c2 = arith.constant 2 : index
    %c33 = arith.constant 33 : index
    %c32 = arith.constant 32 : index
    %c-2147483648 = arith.constant -2147483648 : index
    %c5 = arith.constant 5 : index
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %c-2_i32 = arith.constant -2 : i32
    %0 = scf.for %arg1 = %c-2147483648 to %c32 step %c33 iter_args(%arg2 = %c5) -> (index) {
      "use"(%c2147483647_i32) : (i32) -> ()
      scf.yield %c32 : index
    }
    %1 = scf.execute_region -> index {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %2 = "src"(%c2) : (index) -> index
      scf.yield %c32 : index
    }
    return %c-2_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index) -> i8 {
    %c32_i8 = arith.constant 32 : i8
    %0 = "src"(%c32_i8) : (i8) -> i8
    return %0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i1) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb1
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i1) -> i64 {
    %c31_i64 = arith.constant 31 : i64
    return %c31_i64 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i8) -> i8 {
    %c7 = arith.constant 7 : index
    %c-1 = arith.constant -1 : index
    %c4 = arith.constant 4 : index
    %false = arith.constant false
    %c2147483647 = arith.constant 2147483647 : index
    %0 = scf.execute_region -> index {
      cf.br ^bb3
    ^bb1:  // 2 preds: ^bb2, ^bb3
      %1 = scf.for %arg2 = %c4 to %c-1 step %c7 iter_args(%arg3 = %c7) -> (index) {
        %2 = "src"(%arg1) : (i8) -> i8
        scf.yield %arg2 : index
      }
      cf.cond_br %false, ^bb4, ^bb3
    ^bb2:  // pred: ^bb3
      cf.br ^bb1
    ^bb3:  // 2 preds: ^bb0, ^bb1
      cf.cond_br %false, ^bb2, ^bb1
    ^bb4:  // pred: ^bb1
      scf.yield %c2147483647 : index
    }
    return %arg0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i16, %arg1: i1, %arg2: i32) -> i16 {
    %false = arith.constant false
    cf.cond_br %false, ^bb3, ^bb2
  ^bb1:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %false, ^bb1, ^bb3
  ^bb2:  // pred: ^bb0
    cf.br ^bb1
  ^bb3:  // 2 preds: ^bb0, ^bb1
    return %arg0 : i16
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i8 {
    %c32_i8 = arith.constant 32 : i8
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c32_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: index) -> i8 {
    %c15_i8 = arith.constant 15 : i8
    return %c15_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i16 {
    %c-100_i16 = arith.constant -100 : i16
    return %c-100_i16 : i16
  }
}

// -----
module {
  func.func @f(%arg0: i64, %arg1: i64, %arg2: index) -> i64 {
    return %arg0 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index) -> i8 {
    %c32_i8 = arith.constant 32 : i8
    return %c32_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i64 {
    %c3_i64 = arith.constant 3 : i64
    return %c3_i64 : i64
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i64 {
    %c128_i64 = arith.constant 128 : i64
    %0 = scf.execute_region -> i64 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      %2 = arith.shrui %c128_i64, %c128_i64 : i64
      scf.yield %2 : i64
    }
    %1 = arith.shli %0, %0 overflow<nsw, nuw> : i64
    return %1 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: i32) -> i16 {
    %c100_i16 = arith.constant 100 : i16
    return %c100_i16 : i16
  }
}

// -----
module {
  func.func @f() -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %c33_i64 = arith.constant 33 : i64
    %true = arith.constant true
    %0 = scf.execute_region -> i64 {
      cf.br ^bb1
    ^bb1:  // pred: ^bb0
      cf.cond_br %true, ^bb2(%c33_i64 : i64), ^bb2(%c0_i64 : i64)
    ^bb2(%1: i64):  // 2 preds: ^bb1, ^bb1
      scf.yield %1 : i64
    }
    return %0 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: i1) -> i32 {
    %c127_i32 = arith.constant 127 : i32
    cf.cond_br %arg2, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %c127_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i64) -> i64 {
    %0 = arith.index_castui %arg1 : i64 to index
    "use"(%0) : (index) -> ()
    "use"(%arg1) : (i64) -> ()
    return %arg1 : i64
  }
}

// -----
module {
  func.func @f(%arg0: index) -> i8 {
    %c-100_i8 = arith.constant -100 : i8
    %c127_i8 = arith.constant 127 : i8
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.switch %c127_i8 : i8, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb1
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return %c-100_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i8) -> i8 {
    %c-128_i8 = arith.constant -128 : i8
    return %c-128_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c128_i32 = arith.constant 128 : i32
    return %c128_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index) -> i32 {
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb1
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    cf.cond_br %false, ^bb1, ^bb1
  }
}

// -----
module {
  func.func @f(%arg0: i64, %arg1: i1) -> i64 {
    cf.switch %arg0 : i64, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    return %arg0 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index) -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    %c-2147483648 = arith.constant -2147483648 : index
    %c16_i64 = arith.constant 16 : i64
    %c10_i32 = arith.constant 10 : i32
    scf.if %arg0 {
      %1 = "src"(%arg1) : (index) -> index
    }
    %0 = scf.while (%arg2 = %arg1) : (index) -> index {
      "use"(%c10_i32) : (i32) -> ()
      scf.condition(%arg0) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %1 = "src"(%c16_i64) : (i64) -> i64
      scf.yield %arg2 : index
    }
    "use"(%c-2147483648) : (index) -> ()
    return %c-1_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i64 {
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %c127_i64 = arith.constant 127 : i64
    "use"(%c127_i64) : (i64) -> ()
    return %c2147483647_i64 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: index) -> i32 {
    %c16_i32 = arith.constant 16 : i32
    return %c16_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i8) -> i8 {
    return %arg1 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i8 {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.br ^bb1
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: index) -> i32 {
    %c100_i32 = arith.constant 100 : i32
    "use"(%arg2) : (index) -> ()
    %0 = "src"(%c100_i32) : (i32) -> i32
    return %c100_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i8) -> i8 {
    %true = arith.constant true
    %0 = scf.if %true -> (index) {
      scf.yield %arg1 : index
    } else {
      scf.yield %arg1 : index
    }
    "use"(%0) : (index) -> ()
    return %arg2 : i8
  }
}

// -----
module {
  func.func @f() -> i32 {
    %c-128_i32 = arith.constant -128 : i32
    return %c-128_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
}

// -----
module {
  func.func @f() -> i32 {
    %true = arith.constant true
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c1_i8 = arith.constant 1 : i8
    return %c1_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: index) -> i32 {
    %c31_i32 = arith.constant 31 : i32
    %c128_i32 = arith.constant 128 : i32
    %0 = "src"(%c128_i32) : (i32) -> i32
    return %c31_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: index) -> i64 {
    %c15_i64 = arith.constant 15 : i64
    return %c15_i64 : i64
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c-1_i8 = arith.constant -1 : i8
    cf.br ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    cf.switch %c-1_i8 : i8, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb2
    ]
  ^bb2:  // pred: ^bb1
    return %c-1_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i8 {
    %c15_i8 = arith.constant 15 : i8
    %true = arith.constant true
    cf.cond_br %true, ^bb3, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    cf.cond_br %true, ^bb3, ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb2
    cf.cond_br %true, ^bb1, ^bb2
  ^bb3:  // 2 preds: ^bb0, ^bb1
    return %c15_i8 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i8) -> i8 {
    return %arg0 : i8
  }
}

// -----
module {
  func.func @f(%arg0: i8, %arg1: i1) -> i8 {
    %0 = arith.index_cast %arg0 : i8 to index
    %1 = scf.index_switch %0 -> i8 
    case 0 {
      scf.yield %arg0 : i8
    }
    case 3 {
      %4 = "src"(%0) : (index) -> index
      %5 = scf.for %arg2 = %0 to %0 step %0 iter_args(%arg3 = %arg0) -> (i8) {
        scf.yield %arg0 : i8
      }
      scf.yield %5 : i8
    }
    default {
      scf.yield %arg0 : i8
    }
    %2 = arith.select %arg1, %1, %arg0 : i8
    %3 = "src"(%2) : (i8) -> i8
    "use"(%2) : (i8) -> ()
    return %2 : i8
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i64) -> i8 {
    %c-100_i8 = arith.constant -100 : i8
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return %c-100_i8 : i8
  }
}

// -----
module {
  func.func @f() -> i64 {
    %c127_i64 = arith.constant 127 : i64
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb1
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.switch %c127_i64 : i64, [
      default: ^bb2,
      1: ^bb1,
      2: ^bb2
    ]
  ^bb2:  // 2 preds: ^bb1, ^bb1
    return %c127_i64 : i64
  }
}

// -----
module {
  func.func @f(%arg0: i1) -> i32 {
    %c-128_i32 = arith.constant -128 : i32
    cf.switch %c-128_i32 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb2
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb2, ^bb1
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    return %c-128_i32 : i32
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: i64) -> i64 {
    return %arg1 : i64
  }
}

