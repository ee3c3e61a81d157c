module {
  func.func @f0(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f1() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func private @f3() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @f1() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @f0(%c4_i32, %c4_i32) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @f1() -> i32 {
    %0 = call @f1() : () -> i32
    %1 = call @f1() : () -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c7 = arith.constant 7 : index
    "use"(%c7) : (index) -> ()
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c0 = arith.constant 0 : index
    "use"(%c0) : (index) -> ()
    %0 = "src"(%c0) : (index) -> index
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = call @f1(%arg1) : (i32) -> i32
    return %arg0 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %0 = call @f0(%arg0, %arg0) : (i32, i32) -> i32
    %1 = arith.maxsi %arg0, %0 : i32
    %2 = call @f0(%0, %1) : (i32, i32) -> i32
    %3 = call @f1(%arg0) : (i32) -> i32
    return %3 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
  func.func @f1() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = call @f2(%c0_i32, %c3_i32) : (i32, i32) -> i32
    return %c3_i32 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = call @f2(%arg1, %arg1) : (i32, i32) -> i32
    %1 = call @f2(%arg1, %0) : (i32, i32) -> i32
    return %0 : i32
  }
  func.func private @f4(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.minui %arg1, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @f3() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.remui %c0_i32, %c0_i32 : i32
    return %0 : i32
  }
  func.func @f1() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func @f2() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c-1 = arith.constant -1 : index
    cf.br ^bb1(%c4_i32, %c-1 : i32, index)
  ^bb1(%0: i32, %1: index):  // 3 preds: ^bb0, ^bb1, ^bb1
    %2 = "src"(%1) : (index) -> index
    cf.switch %0 : i32, [
      default: ^bb1(%0, %c-1 : i32, index),
      1: ^bb2,
      2: ^bb1(%c4_i32, %1 : i32, index)
    ]
  ^bb2:  // pred: ^bb1
    return %c4_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c100 = arith.constant 100 : index
    cf.br ^bb1(%c-1_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    cf.switch %0 : i32, [
      default: ^bb1(%c0_i32 : i32),
      2: ^bb2(%c100 : index)
    ]
  ^bb2(%1: index):  // pred: ^bb1
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb3
    %2 = arith.cmpi ule, %1, %c100 : index
    cf.cond_br %2, ^bb3, ^bb4
  ^bb4:  // pred: ^bb3
    return %c-1_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func private @f2() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func nested @f4(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c-1_i32 = arith.constant -1 : i32
    return %c-1_i32 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %0 = "src"(%c1) : (index) -> index
    return %c1_i32 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c100_i32 = arith.constant 100 : i32
    %c3_i32 = arith.constant 3 : i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    %0 = call @f1() : () -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb1, ^bb2
    %2 = "src"(%1) : (i32) -> i32
    cf.switch %2 : i32, [
      default: ^bb3,
      1: ^bb2(%c3_i32 : i32),
      2: ^bb1
    ]
  ^bb3:  // pred: ^bb2
    %3 = call @f1() : () -> i32
    %4 = "src"(%c100_i32) : (i32) -> i32
    return %4 : i32
  }
  func.func private @f1() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1 = arith.constant 1 : index
    %0 = "src"(%c1) : (index) -> index
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi ugt, %arg1, %arg0 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb1, ^bb2
    cf.br ^bb2
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @f3() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
  func.func private @f4() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func nested @f1() -> i32 {
    %c100_i32 = arith.constant 100 : i32
    return %c100_i32 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %0 = call @f2() : () -> i32
    return %arg0 : i32
  }
  func.func private @f2() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = call @f1(%c1_i32) : (i32) -> i32
    return %c10_i32 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %true = arith.constant true
    %c3 = arith.constant 3 : index
    scf.while : () -> () {
      %0 = "src"(%c3) : (index) -> index
      scf.condition(%true)
    } do {
      scf.yield
    }
    return %c3_i32 : i32
  }
  func.func @f1(%arg0: i32) -> i32 {
    %c2 = arith.constant 2 : index
    "use"(%arg0) : (i32) -> ()
    %0 = "src"(%c2) : (index) -> index
    return %arg0 : i32
  }
  func.func @f2(%arg0: i32) -> i32 {
    %0 = "src"(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

