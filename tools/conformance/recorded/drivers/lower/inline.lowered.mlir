module {
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @public_callee(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
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
  func.func @caller(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg1 : i32
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = arith.muli %arg1, %arg1 : i32
    cf.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    %3 = arith.subi %2, %arg1 : i32
    return %3 : i32
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
  func.func @caller_with_region(%arg0: i1) {
    return
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
    %6 = arith.muli %5, %arg0 : i32
    %7 = arith.addi %6, %arg0 : i32
    %8 = arith.muli %7, %arg0 : i32
    %9 = arith.addi %8, %arg0 : i32
    %10 = arith.muli %9, %arg0 : i32
    %11 = arith.addi %10, %arg0 : i32
    %12 = arith.muli %11, %arg0 : i32
    %13 = arith.addi %12, %arg0 : i32
    %14 = arith.muli %13, %arg0 : i32
    %15 = arith.addi %14, %arg0 : i32
    %16 = arith.muli %15, %arg0 : i32
    %17 = arith.addi %16, %arg0 : i32
    return %17 : i32
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
  func.func private @unused_declaration()
}

// -----
module {
  func.func private @only_called_by_dead() {
    return
  }
}

// -----
module {
  func.func @indirect(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
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
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.subi %arg1, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @caller() {
    return
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
  func.func @caller(%arg0: i1, %arg1: index) {
    return
  }
}

// -----
module {
  func.func @deep3(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    %2 = arith.addi %1, %1 : i32
    %3 = arith.addi %2, %2 : i32
    return %3 : i32
  }
}

// -----
module {
  func.func @folds_after_inlining() -> i32 {
    %c9_i32 = arith.constant 9 : i32
    return %c9_i32 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  module @inner {
    func.func @caller(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  func.func @caller(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @caller() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
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
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : i32
    cf.cond_br %1, ^bb2, ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb4
    %4 = arith.cmpi slt, %3, %arg1 : i32
    cf.cond_br %4, ^bb4, ^bb5(%3 : i32)
  ^bb4:  // pred: ^bb3
    %5 = arith.addi %3, %c1_i32 : i32
    cf.br ^bb3(%5 : i32)
  ^bb5(%6: i32):  // pred: ^bb3
    return %6 : i32
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
  func.func @caller(%arg0: tensor<4xf32>, %arg1: index) -> f32 {
    %extracted = tensor.extract %arg0[%arg1] : tensor<4xf32>
    %0 = math.sin %extracted : f32
    %1 = complex.create %0, %extracted : complex<f32>
    %2 = complex.abs %1 : complex<f32>
    return %2 : f32
  }
}

// -----
module {
  func.func @caller(%arg0: i1) {
    cf.assert %arg0, "no"
    return
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
  func.func @caller(%arg0: index) -> index {
    %idx3 = index.constant 3
    %0 = index.mul %arg0, %idx3
    return %0 : index
  }
}

// -----
module {
  func.func @unreachable_call(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @callee(%arg0: i32) -> i32 {
    return %arg0 : i32
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
  func.func private @referred() {
    return
  }
  func.func @caller() {
    return
  }
}

// -----
module {
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %1 = arith.cmpi slt, %arg2, %arg1 : i32
      scf.condition(%1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %1 = arith.addi %arg2, %c1_i32 : i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @caller(%arg0: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
}

// -----
module {
  func.func @calls_in_order(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.divui %0, %c9_i32 : i32
    %2 = arith.divui %1, %c9_i32 : i32
    %3 = arith.muli %2, %2 : i32
    %4 = arith.divui %3, %c9_i32 : i32
    return %4 : i32
  }
}

