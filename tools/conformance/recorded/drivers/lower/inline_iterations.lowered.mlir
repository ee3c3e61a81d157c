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
  func.func @caller(%arg0: memref<4xi32>, %arg1: index) -> i32 {
    %0 = memref.load %arg0[%arg1] : memref<4xi32>
    memref.store %0, %arg0[%arg1] : memref<4xi32>
    return %0 : i32
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
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.xori %arg0, %arg1 : i32
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
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    return %1 : i32
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
  func.func private @b(%arg0: i32) -> i32 {
    %0 = call @b(%arg0) : (i32) -> i32
    %1 = arith.addi %0, %arg0 : i32
    %2 = arith.muli %1, %arg0 : i32
    return %2 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @b(%arg0) : (i32) -> i32
    %1 = arith.addi %0, %arg0 : i32
    %2 = arith.muli %1, %arg0 : i32
    %3 = arith.addi %2, %arg0 : i32
    %4 = arith.muli %3, %arg0 : i32
    %5 = arith.addi %4, %arg0 : i32
    return %5 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: index, %arg1: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %1 = arith.addi %arg3, %arg1 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    %true = arith.constant true
    %false = arith.constant false
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
  func.func private @ext(i32) -> i32
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @ext(%arg0) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  "test.symbols"() {uses = @kept} : () -> ()
  func.func private @kept(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    return %arg0 : i32
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
  func.func @caller(%arg0: i1, %arg1: index) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      scf.if %arg0 {
      }
    }
    return
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
    %c10_i32 = arith.constant 10 : i32
    return %arg0 : i32
  }
}

// -----
module {
  func.func private @refuses(%arg0: i32) -> i32 attributes {no_inline} {
    return %arg0 : i32
  }
  func.func private @accepts(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = call @refuses(%arg0) : (i32) -> i32
    %1 = call @accepts(%0) {no_inline} : (i32) -> i32
    return %1 : i32
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
  func.func @caller(%arg0: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2(%0: i32):  // no predecessors
    return %0 : i32
  }
}

