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
  func.func @caller(%arg0: i1, %arg1: index) {
    return
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
  func.func @recursive(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
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
  func.func private @unused_declaration()
}

// -----
module {
  module @inner {
    func.func private @callee(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
    func.func @caller(%arg0: i32) -> i32 {
      %0 = call @callee(%arg0) : (i32) -> i32
      return %0 : i32
    }
  }
  func.func private @callee(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @callee(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @never_returns(%arg0: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @never_returns(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @blocks(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg1 : i32
    return %0 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.muli %arg1, %arg1 : i32
    return %1 : i32
  }
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    %0 = call @blocks(%arg0, %arg1) : (i1, i32) -> i32
    %1 = arith.subi %0, %arg1 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = call @f2() : () -> i32
    %1 = call @f2() : () -> i32
    return %1 : i32
  }
  func.func private @f2() -> i32 {
    %0 = call @f3() : () -> i32
    return %0 : i32
  }
  func.func private @f3() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func private @indices(%arg0: index) -> index {
    %idx3 = index.constant 3
    %0 = index.mul %arg0, %idx3
    return %0 : index
  }
  func.func @caller(%arg0: index) -> index {
    %0 = call @indices(%arg0) : (index) -> index
    return %0 : index
  }
}

// -----
module {
  func.func private @only_called_by_dead() {
    return
  }
}

// -----
module {
  func.func private @twice(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @twice(%arg0) : (i32) -> i32
    %1 = call @twice(%0) : (i32) -> i32
    return %1 : i32
  }
}

// -----
module {
  func.func private @blocks(%arg0: i1) {
    return
  }
  func.func @caller_with_region(%arg0: i1) {
    call @blocks(%arg0) : (i1) -> ()
    return
  }
}

// -----
module {
  func.func private @loops(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %0 = call @loops(%arg0, %arg1) : (i32, i32) -> i32
    %1 = call @loops(%0, %arg1) : (i32, i32) -> i32
    return %1 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return %2 : i32
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
  func.func private @value(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @indirect_unknown(%arg0: i32, %arg1: (i32) -> i32) -> (i32, (i32) -> i32) {
    %f = constant @value : (i32) -> i32
    %0 = call_indirect %arg1(%arg0) : (i32) -> i32
    return %0, %f : i32, (i32) -> i32
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
  func.func private @attribute_user() attributes {other = @referred} {
    return
  }
  func.func private @referred() {
    return
  }
  func.func @caller() {
    call @attribute_user() : () -> ()
    return
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
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %0 = "src"(%c1) : (index) -> index
    return %c1_i32 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

