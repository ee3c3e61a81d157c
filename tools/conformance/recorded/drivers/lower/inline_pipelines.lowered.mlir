module {
  func.func @caller(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c10 = arith.constant 10 : index
    %c3 = arith.constant 3 : index
    %c7 = arith.constant 7 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg2 = %c4 to %c4 step %c4 iter_args(%arg3 = %arg0) -> (i32) {
      %2 = func.call @f1(%arg3) : (i32) -> i32
      scf.yield %c0_i32 : i32
    }
    %1 = call @f1(%arg1) : (i32) -> i32
    return %arg0 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %0 = call @f0(%arg0, %arg0) : (i32, i32) -> i32
    %1 = arith.maxsi %arg0, %0 : i32
    %2 = call @f0(%0, %1) : (i32, i32) -> i32
    %3 = scf.for %arg1 = %c-1 to %c2 step %c0 iter_args(%arg2 = %c0) -> (index) {
      %5 = arith.shli %arg0, %0 : i32
      %6 = func.call @f0(%5, %2) : (i32, i32) -> i32
      scf.yield %c-1 : index
    }
    %4 = call @f1(%arg0) : (i32) -> i32
    return %4 : i32
  }
}

// -----
module {
  func.func private @unused_declaration()
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
  func.func @caller(%arg0: i32) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    return %0 : i64
  }
}

// -----
module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %0 = arith.remui %arg0, %arg0 : i32
    %1 = arith.maxui %arg1, %arg0 : i32
    %2 = scf.if %true -> (i32) {
      %3 = func.call @f1() : () -> i32
      scf.yield %0 : i32
    } else {
      %3 = arith.floordivsi %c0, %c0 : index
      scf.yield %arg1 : i32
    }
    return %arg0 : i32
  }
  func.func nested @f1() -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c10 = arith.constant 10 : index
    cf.br ^bb1(%c10_i32 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    return %c10_i32 : i32
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
  func.func @caller(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg1 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%0 : i32)
  ^bb4(%3: i32):  // pred: ^bb3
    cf.br ^bb5(%3 : i32)
  ^bb5(%4: i32):  // 2 preds: ^bb4, ^bb6
    %5 = arith.cmpi slt, %4, %arg1 : i32
    cf.cond_br %5, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %6 = arith.addi %4, %c1_i32 : i32
    cf.br ^bb5(%6 : i32)
  ^bb7:  // pred: ^bb5
    cf.br ^bb8(%4 : i32)
  ^bb8(%7: i32):  // pred: ^bb7
    return %7 : i32
  }
}

// -----
module {
  func.func @f0(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    cf.cond_br %true, ^bb1(%c1 : index), ^bb1(%c3 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    return %c4_i32 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 {
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %0 = arith.minui %arg1, %arg0 : i32
    return %0 : i32
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
  func.func @caller(%arg0: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  ^bb2(%0: i32):  // no predecessors
    return %0 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%c0, %c0 : index, index)
  ^bb1(%0: index, %1: index):  // pred: ^bb0
    return %c4_i32 : i32
  }
  func.func private @f2() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb1(%c1_i32 : i32)
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1
    cf.cond_br %true, ^bb2(%c1 : index), ^bb1(%c1_i32 : i32)
  ^bb2(%1: index):  // pred: ^bb1
    return %c1_i32 : i32
  }
  func.func nested @f4(%arg0: i32) -> i32 {
    %c7 = arith.constant 7 : index
    return %arg0 : i32
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
  func.func @caller(%arg0: i1, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg1 step %c1 {
      scf.if %arg0 {
        scf.if %arg0 {
          cf.assert %arg0, "inner"
        }
      }
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
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 {
    return %arg1 : i32
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
  func.func @f0() -> i32 {
    %c5 = arith.constant 5 : index
    %c5_i32 = arith.constant 5 : i32
    %true = arith.constant true
    return %c5_i32 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.maxsi %arg0, %arg1 : i32
    %1 = arith.select %true, %arg0, %0 : i32
    return %1 : i32
  }
}

// -----
module {
  func.func @f0() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c3 = arith.constant 3 : index
    return %c0_i32 : i32
  }
  func.func private @f3() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    return %c1_i32 : i32
  }
}

