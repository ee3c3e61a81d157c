module {
  func.func @folds(%arg0: i32) -> i32 {
    %c9_i32 = arith.constant 9 : i32
    %c3_i32 = arith.constant 3 : i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    return %c9_i32 : i32
  }
}

// -----
module {
  func.func @dead_branch(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @dead_block(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb1, ^bb2(%c1_i32 : i32)
  ^bb1:  // pred: ^bb0
    %0 = "src"() : () -> i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @loop(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c1_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %c1_i32, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    cf.br ^bb1(%c1_i32 : i32)
  ^bb3:  // pred: ^bb1
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @loop_that_changes(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c0_i32 = arith.constant 0 : i32
    cf.br ^bb1(%c0_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 : i32
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 : i32
    cf.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    return %0 : i32
  }
}

// -----
module {
  func.func private @callee(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    return %c8_i32 : i32
  }
  func.func @caller() -> i32 {
    %c16_i32 = arith.constant 16 : i32
    %c8_i32 = arith.constant 8 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = call @callee(%c4_i32) : (i32) -> i32
    %1 = call @callee(%c4_i32) : (i32) -> i32
    return %c16_i32 : i32
  }
}

// -----
module {
  func.func private @callee(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller() -> i32 {
    %c5_i32 = arith.constant 5 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = call @callee(%c4_i32) : (i32) -> i32
    %1 = call @callee(%c5_i32) : (i32) -> i32
    %2 = arith.addi %0, %1 : i32
    return %2 : i32
  }
}

// -----
module {
  func.func @public_callee(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    return %c7_i32 : i32
  }
  func.func @caller() -> i32 {
    %c7_i32 = arith.constant 7 : i32
    %c4_i32 = arith.constant 4 : i32
    %0 = call @public_callee(%c4_i32) : (i32) -> i32
    return %c7_i32 : i32
  }
}

// -----
module {
  func.func private @recursive(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %false = arith.constant false
    %c0_i32 = arith.constant 0 : i32
    cf.cond_br %false, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c0_i32 : i32
  ^bb2:  // pred: ^bb0
    %0 = call @recursive(%c4_i32) : (i32) -> i32
    return %0 : i32
  }
  func.func @caller() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @recursive(%c4_i32) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @used_as_value(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
  func.func @caller() -> i32 {
    %f = constant @used_as_value : (i32) -> i32
    %c4_i32 = arith.constant 4 : i32
    %0 = call @used_as_value(%c4_i32) : (i32) -> i32
    %1 = call_indirect %f(%c4_i32) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @ext(i32) -> i32
  func.func @caller() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @ext(%c4_i32) : (i32) -> i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @never_called(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %c4_i32, %c4_i32 : i32
    return %0 : i32
  }
}

// -----
module {
  func.func private @several_returns(%arg0: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c4_i32 = arith.constant 4 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c4_i32 : i32
  ^bb2:  // pred: ^bb0
    return %c4_i32 : i32
  }
  func.func @caller(%arg0: i1) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @several_returns(%arg0) : (i1) -> i32
    return %c4_i32 : i32
  }
}

// -----
module {
  func.func @if_known() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    %0 = scf.if %true -> (i32) {
      scf.yield %c2_i32 : i32
    } else {
      "effect"() : () -> ()
      scf.yield %c1_i32 : i32
    }
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @if_same(%arg0: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %arg0 -> (i32) {
      "effect"() : () -> ()
      scf.yield %c2_i32 : i32
    } else {
      scf.yield %c2_i32 : i32
    }
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @for_carried(%arg0: index) -> (i32, i32) {
    %c12_i32 = arith.constant 12 : i32
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c3_i32, %arg3 = %c4_i32) -> (i32, i32) {
      %1 = arith.addi %arg3, %c4_i32 : i32
      scf.yield %c3_i32, %1 : i32, i32
    }
    return %c3_i32, %0#1 : i32, i32
  }
}

// -----
module {
  func.func @for_zero_trips() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.for %arg0 = %c0 to %c0 step %c1 iter_args(%arg1 = %c3_i32) -> (i32) {
      scf.yield %c4_i32 : i32
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @while_never() -> i32 {
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    %0 = scf.while (%arg0 = %c3_i32) : (i32) -> i32 {
      "effect"(%c3_i32) : (i32) -> ()
      scf.condition(%false) %c3_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %1 = arith.addi %arg0, %arg0 : i32
      "effect"(%1) : (i32) -> ()
      scf.yield %1 : i32
    }
    return %c3_i32 : i32
  }
}

// -----
module {
  func.func @while_always(%arg0: i1) -> i32 {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %0 = scf.while (%arg1 = %c3_i32) : (i32) -> i32 {
      "effect"(%c3_i32) : (i32) -> ()
      scf.condition(%true) %c3_i32 : i32
    } do {
    ^bb0(%arg1: i32):
      "effect"(%c3_i32) : (i32) -> ()
      scf.yield %c3_i32 : i32
    }
    "after"(%0) : (i32) -> ()
    return %0 : i32
  }
}

// -----
module {
  func.func @switch_known() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    %0 = scf.index_switch %c2 -> i32 
    case 1 {
      "effect"() : () -> ()
      scf.yield %c1_i32 : i32
    }
    case 2 {
      "effect"() : () -> ()
      scf.yield %c2_i32 : i32
    }
    default {
      scf.yield %c1_i32 : i32
    }
    return %c2_i32 : i32
  }
}

// -----
module {
  func.func @cf_switch() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    cf.switch %c2_i32 : i32, [
      default: ^bb1(%c1_i32 : i32),
      1: ^bb1(%c1_i32 : i32),
      2: ^bb1(%c2_i32 : i32)
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @cf_switch_default() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c9_i32 = arith.constant 9 : i32
    cf.switch %c9_i32 : i32, [
      default: ^bb1(%c1_i32 : i32),
      2: ^bb1(%c2_i32 : i32)
    ]
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @unreachable() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  ^bb1:  // pred: ^bb1
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %c2_i32, %c2_i32 : i32
    cf.br ^bb1
  }
}

// -----
module {
  func.func @irreducible(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb2(%c1_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg0, ^bb2(%c1_i32 : i32), ^bb3(%c1_i32 : i32)
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb3(%c1_i32 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @execute_region() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func @unknown_region(%arg0: i32) {
    %c1_i32 = arith.constant 1 : i32
    %0 = "region"(%c1_i32) ({
    ^bb0(%arg1: i32):
      %c2_i32 = arith.constant 2 : i32
      "use"(%arg1, %c2_i32) : (i32, i32) -> ()
    }) : (i32) -> i32
    "use"(%0) : (i32) -> ()
    return
  }
}

// -----
module {
  func.func @several_types() -> (i8, i64, index, i1, f32) {
    %cst = arith.constant 3.000000e+00 : f32
    %cst_0 = arith.constant 1.500000e+00 : f32
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c1_i64 = arith.constant 1 : i64
    %c1_i8 = arith.constant 1 : i8
    return %c1_i8, %c1_i64, %c1, %true, %cst : i8, i64, index, i1, f32
  }
}

// -----
module {
  func.func @equal_constants_are_merged() -> (i32, i32, i64) {
    %c1_i64 = arith.constant 1 : i64
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32, %c1_i32, %c1_i64 : i32, i32, i64
  }
}

// -----
module {
  func.func @index_dialect() -> index {
    %true = index.bool.constant true
    %idx7 = index.constant 7
    %idx4 = index.constant 4
    %idx3 = index.constant 3
    cf.cond_br %true, ^bb1(%idx7 : index), ^bb1(%idx3 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    return %0 : index
  }
}

// -----
module {
  func.func @across_dialects(%arg0: i1) -> index {
    %c3 = arith.constant 3 : index
    %idx3 = index.constant 3
    cf.cond_br %arg0, ^bb1(%idx3 : index), ^bb1(%c3 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    return %c3 : index
  }
}

// -----
module {
  llvm.func @llvm() -> i32 {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.add %1, %0 : i32
    llvm.br ^bb1(%1 : i32)
  ^bb1(%3: i32):  // pred: ^bb0
    llvm.return %1 : i32
  }
}

// -----
module {
  func.func @poison(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = ub.poison : i32
    cf.cond_br %arg0, ^bb1(%0 : i32), ^bb1(%0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return %0 : i32
  }
}

// -----
module {
  func.func @poisoned_condition() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = ub.poison : i1
    cf.cond_br %0, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

// -----
module @nested {
  func.func nested @callee(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func @caller() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @callee(%c4_i32) : (i32) -> i32
    return %c4_i32 : i32
  }
}

// -----
module @outer attributes {sym_visibility = "private"} {
  func.func nested @callee(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32 : i32
  }
  func.func nested @caller() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = call @callee(%c4_i32) : (i32) -> i32
    return %c4_i32 : i32
  }
  "test.uses"() {who = @caller} : () -> ()
}

// -----
module {
  func.func @vectors() -> vector<4xi32> {
    %cst = arith.constant dense<[3, 4, 5, 6]> : vector<4xi32>
    %cst_0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %cst_1 = arith.constant dense<2> : vector<4xi32>
    return %cst : vector<4xi32>
  }
}

// -----
module {
  func.func @parallel(%arg0: index) -> i32 {
    %c6_i32 = arith.constant 6 : i32
    %c3_i32 = arith.constant 3 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) init (%c3_i32) -> i32 {
      scf.reduce(%c6_i32 : i32) {
      ^bb0(%arg2: i32, %arg3: i32):
        %1 = arith.addi %arg2, %arg3 : i32
        scf.reduce.return %1 : i32
      }
    }
    return %0 : i32
  }
}

// -----
module {
  func.func @identity_folds(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %c0_i32 : i32
  }
}

// -----
module {
  func.func @argument_of_dead_block(%arg0: i1) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%c1_i32 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    "use"(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return %c1_i32 : i32
  }
}

// -----
module {
  func.func private @chain_a(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @chain_b(%c1_i32) : (i32) -> i32
    return %0 : i32
  }
  func.func private @chain_b(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @chain_a(%c1_i32) : (i32) -> i32
    return %0 : i32
  }
  func.func @start() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = call @chain_a(%c1_i32) : (i32) -> i32
    return %0 : i32
  }
}

