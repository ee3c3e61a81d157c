// RUN-FLAGS: --test-dead-code-analysis --split-input-file --allow-unregistered-dialect
module {
  func.func @folds(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    %c2_i32 = arith.constant {tag = "t1"} 2 : i32
    %0 = arith.addi %c1_i32, %c2_i32 {tag = "t2"} : i32
    %1 = arith.muli %0, %0 {tag = "t3"} : i32
    return {tag = "t4"} %1 : i32
  }
}

// -----

module {
  func.func @dead_branch(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %true = arith.constant {tag = "t0"} true
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    cf.cond_br %true, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32) {tag = "t3"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return {tag = "t4"} %0 : i32
  }
}

// -----

module {
  func.func @dead_block(%arg0: i32) -> i32 attributes {tag = "t7"} {
    %false = arith.constant {tag = "t0"} false
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.cond_br %false, ^bb1, ^bb2(%c1_i32 : i32) {tag = "t2"}
  ^bb1:  // pred: ^bb0
    %0 = "src"() {tag = "t3"} : () -> i32
    cf.br ^bb2(%0 : i32) {tag = "t4"}
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = arith.addi %1, %1 {tag = "t5"} : i32
    return {tag = "t6"} %2 : i32
  }
}

// -----

module {
  func.func @loop(%arg0: i32) -> i32 attributes {tag = "t8"} {
    %c0_i32 = arith.constant {tag = "t0"} 0 : i32
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.br ^bb1(%c1_i32 : i32) {tag = "t2"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 {tag = "t3"} : i32
    cf.cond_br %1, ^bb2, ^bb3 {tag = "t4"}
  ^bb2:  // pred: ^bb1
    %2 = arith.muli %0, %c1_i32 {tag = "t5"} : i32
    cf.br ^bb1(%2 : i32) {tag = "t6"}
  ^bb3:  // pred: ^bb1
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func @loop_that_changes(%arg0: i32) -> i32 attributes {tag = "t8"} {
    %c0_i32 = arith.constant {tag = "t0"} 0 : i32
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.br ^bb1(%c0_i32 : i32) {tag = "t2"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %arg0 {tag = "t3"} : i32
    cf.cond_br %1, ^bb2, ^bb3 {tag = "t4"}
  ^bb2:  // pred: ^bb1
    %2 = arith.addi %0, %c1_i32 {tag = "t5"} : i32
    cf.br ^bb1(%2 : i32) {tag = "t6"}
  ^bb3:  // pred: ^bb1
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func private @callee(%arg0: i32) -> i32 attributes {tag = "t2"} {
    %0 = arith.addi %arg0, %arg0 {tag = "t0"} : i32
    return {tag = "t1"} %0 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t8"} {
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %0 = call @callee(%c4_i32) {tag = "t4"} : (i32) -> i32
    %1 = call @callee(%c4_i32) {tag = "t5"} : (i32) -> i32
    %2 = arith.addi %0, %1 {tag = "t6"} : i32
    return {tag = "t7"} %2 : i32
  }
}

// -----

module {
  func.func private @callee(%arg0: i32) -> i32 attributes {tag = "t2"} {
    %0 = arith.addi %arg0, %arg0 {tag = "t0"} : i32
    return {tag = "t1"} %0 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t9"} {
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %c5_i32 = arith.constant {tag = "t4"} 5 : i32
    %0 = call @callee(%c4_i32) {tag = "t5"} : (i32) -> i32
    %1 = call @callee(%c5_i32) {tag = "t6"} : (i32) -> i32
    %2 = arith.addi %0, %1 {tag = "t7"} : i32
    return {tag = "t8"} %2 : i32
  }
}

// -----

module {
  func.func @public_callee(%arg0: i32) -> i32 attributes {tag = "t2"} {
    %c7_i32 = arith.constant {tag = "t0"} 7 : i32
    return {tag = "t1"} %c7_i32 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t6"} {
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %0 = call @public_callee(%c4_i32) {tag = "t4"} : (i32) -> i32
    return {tag = "t5"} %0 : i32
  }
}

// -----

module {
  func.func private @recursive(%arg0: i32) -> i32 attributes {tag = "t6"} {
    %c0_i32 = arith.constant {tag = "t0"} 0 : i32
    %0 = arith.cmpi eq, %arg0, %c0_i32 {tag = "t1"} : i32
    cf.cond_br %0, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    return {tag = "t3"} %c0_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = call @recursive(%arg0) {tag = "t4"} : (i32) -> i32
    return {tag = "t5"} %1 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t10"} {
    %c4_i32 = arith.constant {tag = "t7"} 4 : i32
    %0 = call @recursive(%c4_i32) {tag = "t8"} : (i32) -> i32
    return {tag = "t9"} %0 : i32
  }
}

// -----

module {
  func.func private @used_as_value(%arg0: i32) -> i32 attributes {tag = "t2"} {
    %0 = arith.addi %arg0, %arg0 {tag = "t0"} : i32
    return {tag = "t1"} %0 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t8"} {
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %f = constant {tag = "t4"} @used_as_value : (i32) -> i32
    %0 = call @used_as_value(%c4_i32) {tag = "t5"} : (i32) -> i32
    %1 = call_indirect %f(%c4_i32) {tag = "t6"} : (i32) -> i32
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func private @ext(i32) -> i32 attributes {tag = "t0"}
  func.func @caller() -> i32 attributes {tag = "t4"} {
    %c4_i32 = arith.constant {tag = "t1"} 4 : i32
    %0 = call @ext(%c4_i32) {tag = "t2"} : (i32) -> i32
    return {tag = "t3"} %0 : i32
  }
}

// -----

module {
  func.func private @never_called(%arg0: i32) -> i32 attributes {tag = "t3"} {
    %c4_i32 = arith.constant {tag = "t0"} 4 : i32
    %0 = arith.addi %c4_i32, %c4_i32 {tag = "t1"} : i32
    return {tag = "t2"} %0 : i32
  }
}

// -----

module {
  func.func private @several_returns(%arg0: i1) -> i32 attributes {tag = "t6"} {
    %c4_i32 = arith.constant {tag = "t0"} 4 : i32
    %c2_i32 = arith.constant {tag = "t1"} 2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb0
    return {tag = "t3"} %c4_i32 : i32
  ^bb2:  // pred: ^bb0
    %0 = arith.addi %c2_i32, %c2_i32 {tag = "t4"} : i32
    return {tag = "t5"} %0 : i32
  }
  func.func @caller(%arg0: i1) -> i32 attributes {tag = "t9"} {
    %0 = call @several_returns(%arg0) {tag = "t7"} : (i1) -> i32
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @if_known() -> i32 attributes {tag = "t9"} {
    %true = arith.constant {tag = "t0"} true
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    %0 = scf.if %true -> (i32) {
      %1 = arith.addi %c1_i32, %c1_i32 {tag = "t3"} : i32
      scf.yield {tag = "t4"} %1 : i32
    } else {
      "effect"() {tag = "t5"} : () -> ()
      scf.yield {tag = "t6"} %c1_i32 : i32
    } {tag = "t7"}
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @if_same(%arg0: i1) -> i32 attributes {tag = "t8"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    %c2_i32 = arith.constant {tag = "t1"} 2 : i32
    %0 = scf.if %arg0 -> (i32) {
      %1 = arith.addi %c1_i32, %c1_i32 {tag = "t2"} : i32
      "effect"() {tag = "t3"} : () -> ()
      scf.yield {tag = "t4"} %1 : i32
    } else {
      scf.yield {tag = "t5"} %c2_i32 : i32
    } {tag = "t6"}
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func @for_carried(%arg0: index) -> (i32, i32) attributes {tag = "t10"} {
    %c0 = arith.constant {tag = "t0"} 0 : index
    %c1 = arith.constant {tag = "t1"} 1 : index
    %c3_i32 = arith.constant {tag = "t2"} 3 : i32
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %0:2 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c3_i32, %arg3 = %c4_i32) -> (i32, i32) {
      %1 = arith.muli %arg2, %c4_i32 {tag = "t4"} : i32
      %2 = arith.divui %1, %c4_i32 {tag = "t5"} : i32
      %3 = arith.addi %arg3, %c4_i32 {tag = "t6"} : i32
      scf.yield {tag = "t7"} %2, %3 : i32, i32
    } {tag = "t8"}
    return {tag = "t9"} %0#0, %0#1 : i32, i32
  }
}

// -----

module {
  func.func @for_zero_trips() -> i32 attributes {tag = "t7"} {
    %c0 = arith.constant {tag = "t0"} 0 : index
    %c1 = arith.constant {tag = "t1"} 1 : index
    %c3_i32 = arith.constant {tag = "t2"} 3 : i32
    %c4_i32 = arith.constant {tag = "t3"} 4 : i32
    %0 = scf.for %arg0 = %c0 to %c0 step %c1 iter_args(%arg1 = %c3_i32) -> (i32) {
      scf.yield {tag = "t4"} %c4_i32 : i32
    } {tag = "t5"}
    return {tag = "t6"} %0 : i32
  }
}

// -----

module {
  func.func @while_never() -> i32 attributes {tag = "t9"} {
    %c3_i32 = arith.constant {tag = "t0"} 3 : i32
    %false = arith.constant {tag = "t1"} false
    %0 = scf.while (%arg0 = %c3_i32) : (i32) -> i32 {
      "effect"(%arg0) {tag = "t2"} : (i32) -> ()
      scf.condition(%false) {tag = "t3"} %arg0 : i32
    } do {
    ^bb0(%arg0: i32):
      %1 = arith.addi %arg0, %arg0 {tag = "t4"} : i32
      "effect"(%1) {tag = "t5"} : (i32) -> ()
      scf.yield {tag = "t6"} %1 : i32
    } attributes {tag = "t7"}
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @while_always(%arg0: i1) -> i32 attributes {tag = "t9"} {
    %c3_i32 = arith.constant {tag = "t0"} 3 : i32
    %true = arith.constant {tag = "t1"} true
    %0 = scf.while (%arg1 = %c3_i32) : (i32) -> i32 {
      "effect"(%arg1) {tag = "t2"} : (i32) -> ()
      scf.condition(%true) {tag = "t3"} %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      "effect"(%arg1) {tag = "t4"} : (i32) -> ()
      scf.yield {tag = "t5"} %arg1 : i32
    } attributes {tag = "t6"}
    "after"(%0) {tag = "t7"} : (i32) -> ()
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @switch_known() -> i32 attributes {tag = "t10"} {
    %c2 = arith.constant {tag = "t0"} 2 : index
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    %0 = scf.index_switch %c2 {tag = "t8"} -> i32 
    case 1 {
      "effect"() {tag = "t4"} : () -> ()
      scf.yield {tag = "t5"} %c1_i32 : i32
    }
    case 2 {
      "effect"() {tag = "t6"} : () -> ()
      scf.yield {tag = "t7"} %c2_i32 : i32
    }
    default {
      scf.yield {tag = "t3"} %c1_i32 : i32
    }
    return {tag = "t9"} %0 : i32
  }
}

// -----

module {
  func.func @cf_switch() -> i32 attributes {tag = "t5"} {
    %c2_i32 = arith.constant {tag = "t0"} 2 : i32
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32_0 = arith.constant {tag = "t2"} 2 : i32
    cf.switch %c2_i32 : i32, [
      default: ^bb1(%c1_i32 : i32),
      1: ^bb1(%c1_i32 : i32),
      2: ^bb1(%c2_i32_0 : i32)
    ] {tag = "t3"}
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    return {tag = "t4"} %0 : i32
  }
}

// -----

module {
  func.func @cf_switch_default() -> i32 attributes {tag = "t5"} {
    %c9_i32 = arith.constant {tag = "t0"} 9 : i32
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    cf.switch %c9_i32 : i32, [
      default: ^bb1(%c1_i32 : i32),
      2: ^bb1(%c2_i32 : i32)
    ] {tag = "t3"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return {tag = "t4"} %0 : i32
  }
}

// -----

module {
  func.func @unreachable() -> i32 attributes {tag = "t5"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    return {tag = "t1"} %c1_i32 : i32
  ^bb1:  // pred: ^bb1
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    %0 = arith.addi %c2_i32, %c2_i32 {tag = "t3"} : i32
    cf.br ^bb1 {tag = "t4"}
  }
}

// -----

module {
  func.func @irreducible(%arg0: i1) -> i32 attributes {tag = "t5"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    cf.cond_br %arg0, ^bb1(%c1_i32 : i32), ^bb2(%c1_i32 : i32) {tag = "t1"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    cf.cond_br %arg0, ^bb2(%0 : i32), ^bb3(%0 : i32) {tag = "t2"}
  ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1(%1 : i32), ^bb3(%1 : i32) {tag = "t3"}
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return {tag = "t4"} %2 : i32
  }
}

// -----

module {
  func.func @execute_region() -> i32 attributes {tag = "t8"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    %0 = scf.execute_region -> i32 {
      %true = arith.constant {tag = "t1"} true
      cf.cond_br %true, ^bb1, ^bb2 {tag = "t2"}
    ^bb1:  // pred: ^bb0
      scf.yield {tag = "t3"} %c1_i32 : i32
    ^bb2:  // pred: ^bb0
      %c2_i32 = arith.constant {tag = "t4"} 2 : i32
      scf.yield {tag = "t5"} %c2_i32 : i32
    } {tag = "t6"}
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func @unknown_region(%arg0: i32) attributes {tag = "t6"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    %0 = "region"(%c1_i32) ({
    ^bb0(%arg1: i32):
      %1 = arith.addi %c1_i32, %c1_i32 {tag = "t1"} : i32
      "use"(%arg1, %1) {tag = "t2"} : (i32, i32) -> ()
    }) {tag = "t3"} : (i32) -> i32
    "use"(%0) {tag = "t4"} : (i32) -> ()
    return {tag = "t5"}
  }
}

// -----

module {
  func.func @several_types() -> (i8, i64, index, i1, f32) attributes {tag = "t7"} {
    %c1_i8 = arith.constant {tag = "t0"} 1 : i8
    %0 = arith.extsi %c1_i8 {tag = "t1"} : i8 to i64
    %1 = arith.index_cast %0 {tag = "t2"} : i64 to index
    %2 = arith.cmpi eq, %1, %1 {tag = "t3"} : index
    %cst = arith.constant {tag = "t4"} 1.500000e+00 : f32
    %3 = arith.addf %cst, %cst {tag = "t5"} : f32
    return {tag = "t6"} %c1_i8, %0, %1, %2, %3 : i8, i64, index, i1, f32
  }
}

// -----

module {
  func.func @equal_constants_are_merged() -> (i32, i32, i64) attributes {tag = "t4"} {
    %c1_i32 = arith.constant {tag = "t0"} 1 : i32
    %c1_i32_0 = arith.constant {tag = "t1"} 1 : i32
    %c1_i64 = arith.constant {tag = "t2"} 1 : i64
    return {tag = "t3"} %c1_i32, %c1_i32_0, %c1_i64 : i32, i32, i64
  }
}

// -----

module {
  func.func @index_dialect() -> index attributes {tag = "t6"} {
    %idx3 = index.constant {tag = "t0"} 3
    %idx4 = index.constant {tag = "t1"} 4
    %0 = index.add %idx3, %idx4 {tag = "t2"}
    %true = index.bool.constant {tag = "t3"} true
    cf.cond_br %true, ^bb1(%0 : index), ^bb1(%idx3 : index) {tag = "t4"}
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb0
    return {tag = "t5"} %1 : index
  }
}

// -----

module {
  func.func @across_dialects(%arg0: i1) -> index attributes {tag = "t4"} {
    %idx3 = index.constant {tag = "t0"} 3
    %c3 = arith.constant {tag = "t1"} 3 : index
    cf.cond_br %arg0, ^bb1(%idx3 : index), ^bb1(%c3 : index) {tag = "t2"}
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    return {tag = "t3"} %0 : index
  }
}

// -----

module {
  llvm.func @llvm() -> i32 attributes {tag = "t5"} {
    %0 = llvm.mlir.constant(3 : i32) {tag = "t0"} : i32
    %1 = llvm.mlir.constant(4 : i32) {tag = "t1"} : i32
    %2 = llvm.add %0, %1 {tag = "t2"} : i32
    llvm.br ^bb1(%0 : i32) {tag = "t3"}
  ^bb1(%3: i32):  // pred: ^bb0
    llvm.return {tag = "t4"} %3 : i32
  }
}

// -----

module {
  func.func @poison(%arg0: i1) -> i32 attributes {tag = "t5"} {
    %0 = ub.poison {tag = "t0"} : i32
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %1 = arith.addi %0, %c1_i32 {tag = "t2"} : i32
    cf.cond_br %arg0, ^bb1(%1 : i32), ^bb1(%0 : i32) {tag = "t3"}
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
    return {tag = "t4"} %2 : i32
  }
}

// -----

module {
  func.func @poisoned_condition() -> i32 attributes {tag = "t5"} {
    %0 = ub.poison {tag = "t0"} : i1
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    cf.cond_br %0, ^bb1(%c1_i32 : i32), ^bb1(%c2_i32 : i32) {tag = "t3"}
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return {tag = "t4"} %1 : i32
  }
}

// -----

module @nested {
  func.func nested @callee(%arg0: i32) -> i32 attributes {tag = "t1"} {
    return {tag = "t0"} %arg0 : i32
  }
  func.func @caller() -> i32 attributes {tag = "t5"} {
    %c4_i32 = arith.constant {tag = "t2"} 4 : i32
    %0 = call @callee(%c4_i32) {tag = "t3"} : (i32) -> i32
    return {tag = "t4"} %0 : i32
  }
}

// -----

module @outer attributes {sym_visibility = "private"} {
  func.func nested @callee(%arg0: i32) -> i32 attributes {tag = "t1"} {
    return {tag = "t0"} %arg0 : i32
  }
  func.func nested @caller() -> i32 attributes {tag = "t5"} {
    %c4_i32 = arith.constant {tag = "t2"} 4 : i32
    %0 = call @callee(%c4_i32) {tag = "t3"} : (i32) -> i32
    return {tag = "t4"} %0 : i32
  }
  "test.uses"() {tag = "t6", who = @caller} : () -> ()
}

// -----

module {
  func.func @vectors() -> vector<4xi32> attributes {tag = "t4"} {
    %cst = arith.constant {tag = "t0"} dense<2> : vector<4xi32>
    %cst_0 = arith.constant {tag = "t1"} dense<[1, 2, 3, 4]> : vector<4xi32>
    %0 = arith.addi %cst, %cst_0 {tag = "t2"} : vector<4xi32>
    return {tag = "t3"} %0 : vector<4xi32>
  }
}

// -----

module {
  func.func @parallel(%arg0: index) -> i32 attributes {tag = "t9"} {
    %c0 = arith.constant {tag = "t0"} 0 : index
    %c1 = arith.constant {tag = "t1"} 1 : index
    %c3_i32 = arith.constant {tag = "t2"} 3 : i32
    %0 = scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) init (%c3_i32) -> i32 {
      %1 = arith.addi %c3_i32, %c3_i32 {tag = "t3"} : i32
      scf.reduce(%1 : i32) {
      ^bb0(%arg2: i32, %arg3: i32):
        %2 = arith.addi %arg2, %arg3 {tag = "t4"} : i32
        scf.reduce.return %2 {tag = "t5"} : i32
      } {tag = "t6"}
    } {tag = "t7"}
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @identity_folds(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %c0_i32 = arith.constant {tag = "t0"} 0 : i32
    %0 = arith.addi %arg0, %c0_i32 {tag = "t1"} : i32
    %1 = arith.subi %0, %0 {tag = "t2"} : i32
    %2 = arith.muli %arg0, %1 {tag = "t3"} : i32
    return {tag = "t4"} %2 : i32
  }
}

// -----

module {
  func.func @argument_of_dead_block(%arg0: i1) -> i32 attributes {tag = "t6"} {
    %false = arith.constant {tag = "t0"} false
    %c1_i32 = arith.constant {tag = "t1"} 1 : i32
    cf.cond_br %false, ^bb1(%c1_i32 : i32), ^bb2 {tag = "t2"}
  ^bb1(%0: i32):  // pred: ^bb0
    "use"(%0) {tag = "t3"} : (i32) -> ()
    cf.br ^bb2 {tag = "t4"}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return {tag = "t5"} %c1_i32 : i32
  }
}

// -----

module {
  func.func private @chain_a(%arg0: i32) -> i32 attributes {tag = "t2"} {
    %0 = call @chain_b(%arg0) {tag = "t0"} : (i32) -> i32
    return {tag = "t1"} %0 : i32
  }
  func.func private @chain_b(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %0 = call @chain_a(%arg0) {tag = "t3"} : (i32) -> i32
    return {tag = "t4"} %0 : i32
  }
  func.func @start() -> i32 attributes {tag = "t9"} {
    %c1_i32 = arith.constant {tag = "t6"} 1 : i32
    %0 = call @chain_a(%c1_i32) {tag = "t7"} : (i32) -> i32
    return {tag = "t8"} %0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t13"} {
    %0 = arith.cmpi ult, %arg1, %arg1 {tag = "t0"} : i32
    %c4 = arith.constant {tag = "t1"} 4 : index
    %c4_0 = arith.constant {tag = "t2"} 4 : index
    %c2 = arith.constant {tag = "t3"} 2 : index
    %c4_1 = arith.constant {tag = "t4"} 4 : index
    %1 = scf.for %arg2 = %c4_0 to %c2 step %c4_1 iter_args(%arg3 = %c4_1) -> (index) {
      %true = arith.constant {tag = "t5"} true
      %5 = func.call @f1(%arg1) {tag = "t6"} : (i32) -> i32
      scf.yield {tag = "t7"} %c2 : index
    } {tag = "t8"}
    %2 = arith.cmpi sgt, %1, %c2 {tag = "t9"} : index
    %3 = call @f1(%arg1) {tag = "t10"} : (i32) -> i32
    %4 = call @f2(%arg1) {tag = "t11"} : (i32) -> i32
    return {tag = "t12"} %4 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t21"} {
    %0 = call @f2(%arg0) {tag = "t14"} : (i32) -> i32
    %c3 = arith.constant {tag = "t15"} 3 : index
    %1 = arith.index_cast %c3 {tag = "t16"} : index to i32
    %2 = arith.divsi %c3, %c3 {tag = "t17"} : index
    %3 = call @f2(%0) {tag = "t18"} : (i32) -> i32
    %c4_i32 = arith.constant {tag = "t19"} 4 : i32
    return {tag = "t20"} %c4_i32 : i32
  }
  func.func @f2(%arg0: i32) -> i32 attributes {tag = "t42"} {
    %0 = arith.maxui %arg0, %arg0 {tag = "t22"} : i32
    %c2 = arith.constant {tag = "t23"} 2 : index
    %1 = scf.index_switch %c2 {tag = "t29"} -> i32 
    case 0 {
      scf.yield {tag = "t27"} %0 : i32
    }
    case 3 {
      scf.yield {tag = "t28"} %arg0 : i32
    }
    default {
      %5 = arith.xori %0, %arg0 {tag = "t24"} : i32
      %true_0 = arith.constant {tag = "t25"} true
      scf.yield {tag = "t26"} %5 : i32
    }
    %true = arith.constant {tag = "t30"} true
    %2 = scf.if %true -> (i32) {
      %5 = arith.minsi %0, %arg0 {tag = "t31"} : i32
      %6 = arith.cmpi ule, %arg0, %5 {tag = "t32"} : i32
      %c3 = arith.constant {tag = "t33"} 3 : index
      scf.yield {tag = "t34"} %arg0 : i32
    } else {
      %5 = arith.divui %arg0, %1 {tag = "t35"} : i32
      %6 = arith.index_cast %0 {tag = "t36"} : i32 to index
      scf.yield {tag = "t37"} %5 : i32
    } {tag = "t38"}
    %3 = arith.divui %1, %1 {tag = "t39"} : i32
    %4 = arith.xori %2, %1 {tag = "t40"} : i32
    return {tag = "t41"} %2 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t7"} {
    %c10_i32 = arith.constant {tag = "t0"} 10 : i32
    %c100 = arith.constant {tag = "t1"} 100 : index
    %0 = arith.index_cast %c100 {tag = "t2"} : index to i32
    %true = arith.constant {tag = "t3"} true
    %1 = arith.select %true, %c10_i32, %arg0 {tag = "t4"} : i32
    %2 = arith.ceildivsi %1, %0 {tag = "t5"} : i32
    return {tag = "t6"} %arg0 : i32
  }
  func.func private @f1() -> i32 attributes {tag = "t26"} {
    %true = arith.constant {tag = "t8"} true
    %0 = scf.if %true -> (i32) {
      %c2 = arith.constant {tag = "t9"} 2 : index
      %4 = arith.cmpi sle, %c2, %c2 {tag = "t10"} : index
      %c-1_i32 = arith.constant {tag = "t11"} -1 : i32
      %5 = arith.cmpi sge, %c-1_i32, %c-1_i32 {tag = "t12"} : i32
      %6 = arith.cmpi eq, %c-1_i32, %c-1_i32 {tag = "t13"} : i32
      scf.yield {tag = "t14"} %c-1_i32 : i32
    } else {
      %c2_i32 = arith.constant {tag = "t15"} 2 : i32
      scf.yield {tag = "t16"} %c2_i32 : i32
    } {tag = "t17"}
    scf.if %true {
      %4 = arith.shrui %0, %0 {tag = "t18"} : i32
    } {tag = "t20"}
    %c7 = arith.constant {tag = "t21"} 7 : index
    %1 = arith.minsi %c7, %c7 {tag = "t22"} : index
    %2 = arith.andi %0, %0 {tag = "t23"} : i32
    %3 = arith.index_cast %c7 {tag = "t24"} : index to i32
    return {tag = "t25"} %0 : i32
  }
  func.func nested @f2() -> i32 attributes {tag = "t42"} {
    %c10 = arith.constant {tag = "t27"} 10 : index
    %0 = "src"(%c10) {tag = "t28"} : (index) -> index
    %c4_i32 = arith.constant {tag = "t29"} 4 : i32
    %1 = arith.cmpi ne, %c4_i32, %c4_i32 {tag = "t30"} : i32
    %2 = scf.if %1 -> (index) {
      "use"(%c4_i32) {tag = "t31"} : (i32) -> ()
      %3 = arith.shli %c10, %c10 {tag = "t32"} : index
      %4 = arith.maxsi %3, %0 {tag = "t33"} : index
      scf.yield {tag = "t34"} %4 : index
    } else {
      %c10_i32 = arith.constant {tag = "t35"} 10 : i32
      %c-1 = arith.constant {tag = "t36"} -1 : index
      %3 = arith.select %1, %c10_i32, %c4_i32 {tag = "t37"} : i32
      scf.yield {tag = "t38"} %c-1 : index
    } {tag = "t39"}
    "use"(%c4_i32) {tag = "t40"} : (i32) -> ()
    return {tag = "t41"} %c4_i32 : i32
  }
  func.func private @f3(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t56"} {
    %false = arith.constant {tag = "t43"} false
    %c1 = arith.constant {tag = "t44"} 1 : index
    %0 = arith.index_cast %c1 {tag = "t45"} : index to i32
    %1 = arith.cmpi ne, %c1, %c1 {tag = "t46"} : index
    %2 = scf.if %false -> (index) {
      %3 = "src"(%arg0) {tag = "t47"} : (i32) -> i32
      %4 = arith.subi %arg1, %3 {tag = "t48"} : i32
      scf.yield {tag = "t49"} %c1 : index
    } else {
      %3 = arith.shrui %0, %0 {tag = "t50"} : i32
      %4 = func.call @f4(%arg0, %arg1) {tag = "t51"} : (i32, i32) -> i32
      scf.yield {tag = "t52"} %c1 : index
    } {tag = "t53"}
    %false_0 = arith.constant {tag = "t54"} false
    return {tag = "t55"} %arg0 : i32
  }
  func.func private @f4(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t62"} {
    %c4 = arith.constant {tag = "t57"} 4 : index
    cf.br ^bb1(%arg0, %c4 : i32, index) {tag = "t58"}
  ^bb1(%0: i32, %1: index):  // pred: ^bb0
    %2 = arith.cmpi sle, %0, %arg0 {tag = "t59"} : i32
    "use"(%1) {tag = "t60"} : (index) -> ()
    return {tag = "t61"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t20"} {
    %0 = arith.cmpi ult, %arg0, %arg0 {tag = "t0"} : i32
    cf.br ^bb2 {tag = "t1"}
  ^bb1:  // no predecessors
    %c100 = arith.constant {tag = "t2"} 100 : index
    %1 = arith.select %0, %c100, %c100 {tag = "t3"} : index
    return {tag = "t4"} %arg0 : i32
  ^bb2:  // pred: ^bb0
    %c4 = arith.constant {tag = "t5"} 4 : index
    %2 = arith.index_cast %c4 {tag = "t6"} : index to i32
    %3 = arith.index_cast %2 {tag = "t7"} : i32 to index
    %4 = arith.subi %arg0, %arg0 {tag = "t8"} : i32
    return {tag = "t9"} %arg0 : i32
  ^bb3:  // pred: ^bb3
    cf.br ^bb3 {tag = "t10"}
  ^bb4(%5: index):  // no predecessors
    %c10 = arith.constant {tag = "t11"} 10 : index
    %c0_i32 = arith.constant {tag = "t12"} 0 : i32
    %6 = scf.index_switch %c10 {tag = "t18"} -> index 
    case 0 {
      %7 = arith.select %0, %arg0, %arg0 {tag = "t15"} : i32
      scf.yield {tag = "t16"} %c10 : index
    }
    case 3 {
      scf.yield {tag = "t17"} %c10 : index
    }
    default {
      %7 = func.call @f2(%c0_i32, %arg0) {tag = "t13"} : (i32, i32) -> i32
      scf.yield {tag = "t14"} %5 : index
    }
    return {tag = "t19"} %c0_i32 : i32
  }
  func.func @f1(%arg0: i32) -> i32 attributes {tag = "t27"} {
    %c0 = arith.constant {tag = "t21"} 0 : index
    %0 = arith.cmpi uge, %c0, %c0 {tag = "t22"} : index
    %1 = arith.divui %arg0, %arg0 {tag = "t23"} : i32
    %2 = arith.cmpi slt, %1, %arg0 {tag = "t24"} : i32
    cf.br ^bb1(%c0, %c0 : index, index) {tag = "t25"}
  ^bb1(%3: index, %4: index):  // pred: ^bb0
    return {tag = "t26"} %arg0 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t36"} {
    %c100 = arith.constant {tag = "t28"} 100 : index
    %0 = arith.index_castui %c100 {tag = "t29"} : index to i32
    %false = arith.constant {tag = "t30"} false
    %1 = arith.select %false, %c100, %c100 {tag = "t31"} : index
    %2 = arith.cmpi ult, %arg1, %arg0 {tag = "t32"} : i32
    %false_0 = arith.constant {tag = "t33"} false
    %c3 = arith.constant {tag = "t34"} 3 : index
    return {tag = "t35"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t7"} {
    %0 = call @f2(%arg0, %arg1) {tag = "t0"} : (i32, i32) -> i32
    %1 = arith.floordivsi %arg1, %arg1 {tag = "t1"} : i32
    %2 = arith.maxui %1, %1 {tag = "t2"} : i32
    %3 = call @f2(%0, %0) {tag = "t3"} : (i32, i32) -> i32
    %c10 = arith.constant {tag = "t4"} 10 : index
    %4 = arith.divui %c10, %c10 {tag = "t5"} : index
    return {tag = "t6"} %arg0 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t27"} {
    %c3 = arith.constant {tag = "t8"} 3 : index
    %0 = arith.floordivsi %c3, %c3 {tag = "t9"} : index
    %1 = arith.index_cast %arg0 {tag = "t10"} : i32 to index
    %false = arith.constant {tag = "t11"} false
    %2 = scf.if %false -> (i32) {
      %5 = arith.index_castui %arg1 {tag = "t12"} : i32 to index
      %6 = arith.remsi %arg0, %arg1 {tag = "t13"} : i32
      %7 = arith.shrsi %6, %6 {tag = "t14"} : i32
      scf.yield {tag = "t15"} %7 : i32
    } else {
      %5 = arith.cmpi eq, %1, %0 {tag = "t16"} : index
      scf.yield {tag = "t17"} %arg1 : i32
    } {tag = "t18"}
    %3 = scf.if %false -> (i32) {
      %5 = arith.shrui %2, %arg1 {tag = "t19"} : i32
      %6 = func.call @f2(%2, %arg1) {tag = "t20"} : (i32, i32) -> i32
      %c1_i32 = arith.constant {tag = "t21"} 1 : i32
      scf.yield {tag = "t22"} %arg0 : i32
    } else {
      scf.yield {tag = "t23"} %arg1 : i32
    } {tag = "t24"}
    %4 = arith.cmpi ne, %3, %2 {tag = "t25"} : i32
    return {tag = "t26"} %3 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t41"} {
    %c-1 = arith.constant {tag = "t28"} -1 : index
    cf.br ^bb1(%c-1, %arg1 : index, i32) {tag = "t29"}
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb3
    %false = arith.constant {tag = "t30"} false
    %2 = arith.select %false, %c-1, %0 {tag = "t31"} : index
    %3 = arith.cmpi uge, %c-1, %0 {tag = "t32"} : index
    %4 = arith.xori %0, %0 {tag = "t33"} : index
    cf.cond_br %false, ^bb4(%4, %1 : index, i32), ^bb2 {tag = "t34"}
  ^bb2:  // 2 preds: ^bb1, ^bb2
    %false_0 = arith.constant {tag = "t35"} false
    cf.cond_br %false_0, ^bb2, ^bb4(%c-1, %arg0 : index, i32) {tag = "t36"}
  ^bb3(%5: i32, %6: index):  // no predecessors
    %false_1 = arith.constant {tag = "t37"} false
    %7 = arith.select %false_1, %arg1, %arg1 {tag = "t38"} : i32
    cf.br ^bb1(%6, %arg0 : index, i32) {tag = "t39"}
  ^bb4(%8: index, %9: i32):  // 2 preds: ^bb1, ^bb2
    return {tag = "t40"} %9 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t29"} {
    %0 = call @f0(%arg1, %arg0) {tag = "t0"} : (i32, i32) -> i32
    cf.br ^bb1 {tag = "t1"}
  ^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1
    %true = arith.constant {tag = "t2"} true
    %1 = scf.if %true -> (index) {
      %c5 = arith.constant {tag = "t3"} 5 : index
      scf.yield {tag = "t4"} %c5 : index
    } else {
      %6 = func.call @f0(%arg0, %arg1) {tag = "t5"} : (i32, i32) -> i32
      %c1 = arith.constant {tag = "t6"} 1 : index
      %7 = arith.remui %c1, %c1 {tag = "t7"} : index
      scf.yield {tag = "t8"} %c1 : index
    } {tag = "t9"}
    %2 = arith.ceildivsi %1, %1 {tag = "t10"} : index
    cf.cond_br %true, ^bb1, ^bb1 {tag = "t11"}
  ^bb2:  // no predecessors
    %c10_i32 = arith.constant {tag = "t12"} 10 : i32
    return {tag = "t13"} %0 : i32
  ^bb3(%3: i32):  // no predecessors
    %true_0 = arith.constant {tag = "t14"} true
    %4 = scf.if %true_0 -> (index) {
      %c4 = arith.constant {tag = "t15"} 4 : index
      scf.yield {tag = "t16"} %c4 : index
    } else {
      %6 = func.call @f1(%arg1, %3) {tag = "t17"} : (i32, i32) -> i32
      %7 = arith.remui %6, %6 {tag = "t18"} : i32
      %c7 = arith.constant {tag = "t19"} 7 : index
      %8 = arith.cmpi ne, %c7, %c7 {tag = "t20"} : index
      scf.yield {tag = "t21"} %c7 : index
    } {tag = "t22"}
    %5 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %6 = arith.minsi %arg0, %arg2 {tag = "t23"} : i32
      scf.condition(%true_0) {tag = "t24"} %arg1 : i32
    } do {
    ^bb0(%arg2: i32):
      %6 = arith.select %true_0, %4, %4 {tag = "t25"} : index
      scf.yield {tag = "t26"} %arg0 : i32
    } attributes {tag = "t27"}
    return {tag = "t28"} %0 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t54"} {
    %c-1 = arith.constant {tag = "t30"} -1 : index
    %c7 = arith.constant {tag = "t31"} 7 : index
    %false = arith.constant {tag = "t32"} false
    cf.cond_br %false, ^bb1, ^bb1 {tag = "t33"}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %0 = arith.xori %c-1, %c7 {tag = "t34"} : index
    cf.br ^bb3(%arg0, %c-1 : i32, index) {tag = "t35"}
  ^bb2:  // 4 preds: ^bb2, ^bb2, ^bb3, ^bb3
    scf.if %false {
      %c-1_i32 = arith.constant {tag = "t36"} -1 : i32
      %7 = arith.ceildivsi %arg1, %arg1 {tag = "t37"} : i32
      %8 = arith.cmpi eq, %c7, %c7 {tag = "t38"} : index
    } {tag = "t40"}
    %false_0 = arith.constant {tag = "t41"} false
    cf.cond_br %false_0, ^bb2, ^bb2 {tag = "t42"}
  ^bb3(%1: i32, %2: index):  // pred: ^bb1
    %3 = arith.select %false, %1, %arg0 {tag = "t43"} : i32
    %c1 = arith.constant {tag = "t44"} 1 : index
    cf.switch %arg0 : i32, [
      default: ^bb2,
      1: ^bb2,
      2: ^bb4
    ] {tag = "t45"}
  ^bb4:  // pred: ^bb3
    %4 = scf.for %arg2 = %c-1 to %c7 step %c-1 iter_args(%arg3 = %arg1) -> (i32) {
      %7 = arith.floordivsi %arg1, %arg3 {tag = "t46"} : i32
      %c0_i32 = arith.constant {tag = "t47"} 0 : i32
      %8 = arith.andi %arg1, %c0_i32 {tag = "t48"} : i32
      scf.yield {tag = "t49"} %7 : i32
    } {tag = "t50"}
    %5 = arith.index_cast %c7 {tag = "t51"} : index to i32
    %6 = arith.cmpi uge, %arg1, %4 {tag = "t52"} : i32
    return {tag = "t53"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t7"} {
    %c3 = arith.constant {tag = "t0"} 3 : index
    %0 = arith.index_cast %c3 {tag = "t1"} : index to i32
    %1 = arith.cmpi uge, %c3, %c3 {tag = "t2"} : index
    %2 = arith.select %1, %0, %arg1 {tag = "t3"} : i32
    %3 = arith.cmpi uge, %c3, %c3 {tag = "t4"} : index
    %4 = arith.remui %c3, %c3 {tag = "t5"} : index
    return {tag = "t6"} %2 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t18"} {
    %c10 = arith.constant {tag = "t8"} 10 : index
    %0 = scf.for %arg2 = %c10 to %c10 step %c10 iter_args(%arg3 = %arg0) -> (i32) {
      %c0 = arith.constant {tag = "t9"} 0 : index
      %false = arith.constant {tag = "t10"} false
      scf.yield {tag = "t11"} %arg1 : i32
    } {tag = "t12"}
    %1 = call @f2(%0) {tag = "t13"} : (i32) -> i32
    %2 = arith.ceildivui %c10, %c10 {tag = "t14"} : index
    %3 = arith.index_castui %c10 {tag = "t15"} : index to i32
    %4 = arith.cmpi eq, %1, %1 {tag = "t16"} : i32
    return {tag = "t17"} %0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t40"} {
    %c-1 = arith.constant {tag = "t19"} -1 : index
    %0 = arith.subi %c-1, %c-1 {tag = "t20"} : index
    %true = arith.constant {tag = "t21"} true
    %1 = arith.select %true, %arg0, %arg0 {tag = "t22"} : i32
    %2 = arith.cmpi uge, %1, %arg0 {tag = "t23"} : i32
    cf.cond_br %2, ^bb2(%1 : i32), ^bb1(%1, %arg0 : i32, i32) {tag = "t24"}
  ^bb1(%3: i32, %4: i32):  // pred: ^bb0
    %5 = arith.cmpi sle, %0, %c-1 {tag = "t25"} : index
    cf.cond_br %2, ^bb2(%3 : i32), ^bb4 {tag = "t26"}
  ^bb2(%6: i32):  // 2 preds: ^bb0, ^bb1
    %7 = scf.if %true -> (index) {
      %14 = arith.shli %0, %c-1 {tag = "t27"} : index
      %15 = arith.shrsi %c-1, %0 {tag = "t28"} : index
      %16 = arith.select %true, %6, %1 {tag = "t29"} : i32
      scf.yield {tag = "t30"} %14 : index
    } else {
      scf.yield {tag = "t31"} %c-1 : index
    } {tag = "t32"}
    %8 = arith.cmpi ult, %c-1, %7 {tag = "t33"} : index
    cf.switch %6 : i32, [
      default: ^bb4,
      1: ^bb3(%6, %c-1 : i32, index),
      2: ^bb4
    ] {tag = "t34"}
  ^bb3(%9: i32, %10: index):  // pred: ^bb2
    %11 = arith.maxui %10, %10 {tag = "t35"} : index
    %12 = arith.subi %11, %c-1 {tag = "t36"} : index
    %13 = arith.select %2, %9, %arg0 {tag = "t37"} : i32
    return {tag = "t38"} %9 : i32
  ^bb4:  // 3 preds: ^bb1, ^bb2, ^bb2
    return {tag = "t39"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t7"} {
    %0 = call @f1() {tag = "t0"} : () -> i32
    %1 = "src"(%0) {tag = "t1"} : (i32) -> i32
    %true = arith.constant {tag = "t2"} true
    %c3 = arith.constant {tag = "t3"} 3 : index
    "use"(%c3) {tag = "t4"} : (index) -> ()
    %2 = arith.minui %0, %0 {tag = "t5"} : i32
    return {tag = "t6"} %1 : i32
  }
  func.func @f1() -> i32 attributes {tag = "t24"} {
    %false = arith.constant {tag = "t8"} false
    %c2 = arith.constant {tag = "t9"} 2 : index
    %0 = arith.select %false, %c2, %c2 {tag = "t10"} : index
    %1 = arith.select %false, %0, %c2 {tag = "t11"} : index
    %c2_i32 = arith.constant {tag = "t12"} 2 : i32
    %2 = arith.shrui %c2_i32, %c2_i32 {tag = "t13"} : i32
    cf.cond_br %false, ^bb2, ^bb2 {tag = "t14"}
  ^bb1:  // no predecessors
    "use"(%2) {tag = "t15"} : (i32) -> ()
    return {tag = "t16"} %c2_i32 : i32
  ^bb2:  // 2 preds: ^bb0, ^bb0
    %3 = arith.cmpi ugt, %c2_i32, %2 {tag = "t17"} : i32
    %4 = scf.if %false -> (i32) {
      scf.yield {tag = "t18"} %c2_i32 : i32
    } else {
      %6 = arith.index_castui %1 {tag = "t19"} : index to i32
      scf.yield {tag = "t20"} %c2_i32 : i32
    } {tag = "t21"}
    %5 = call @f3(%2) {tag = "t22"} : (i32) -> i32
    return {tag = "t23"} %5 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t45"} {
    %0 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %4 = "src"(%arg0) {tag = "t25"} : (i32) -> i32
      %5 = arith.cmpi ne, %arg0, %arg1 {tag = "t26"} : i32
      scf.condition(%5) {tag = "t27"} %arg1 : i32
    } do {
    ^bb0(%arg1: i32):
      %c1 = arith.constant {tag = "t28"} 1 : index
      %4 = arith.andi %c1, %c1 {tag = "t29"} : index
      %5 = arith.ceildivui %4, %c1 {tag = "t30"} : index
      %true_0 = arith.constant {tag = "t31"} true
      scf.yield {tag = "t32"} %arg0 : i32
    } attributes {tag = "t33"}
    %c10_i32 = arith.constant {tag = "t34"} 10 : i32
    %c5 = arith.constant {tag = "t35"} 5 : index
    %1 = arith.xori %c5, %c5 {tag = "t36"} : index
    %true = arith.constant {tag = "t37"} true
    %2 = scf.if %true -> (i32) {
      "use"(%c5) {tag = "t38"} : (index) -> ()
      %4 = arith.select %true, %arg0, %arg0 {tag = "t39"} : i32
      scf.yield {tag = "t40"} %0 : i32
    } else {
      scf.yield {tag = "t41"} %0 : i32
    } {tag = "t42"}
    %3 = arith.xori %2, %arg0 {tag = "t43"} : i32
    return {tag = "t44"} %0 : i32
  }
  func.func @f3(%arg0: i32) -> i32 attributes {tag = "t58"} {
    cf.br ^bb2 {tag = "t46"}
  ^bb1(%0: index, %1: index):  // no predecessors
    %2 = arith.addi %arg0, %arg0 {tag = "t47"} : i32
    %true = arith.constant {tag = "t48"} true
    cf.cond_br %true, ^bb4(%2, %0 : i32, index), ^bb3 {tag = "t49"}
  ^bb2:  // 2 preds: ^bb0, ^bb3
    %3 = arith.muli %arg0, %arg0 {tag = "t50"} : i32
    %c0_i32 = arith.constant {tag = "t51"} 0 : i32
    %false = arith.constant {tag = "t52"} false
    cf.br ^bb3 {tag = "t53"}
  ^bb3:  // 2 preds: ^bb1, ^bb2
    %4 = arith.addi %arg0, %arg0 {tag = "t54"} : i32
    cf.br ^bb2 {tag = "t55"}
  ^bb4(%5: i32, %6: index):  // pred: ^bb1
    %7 = arith.maxsi %6, %6 {tag = "t56"} : index
    return {tag = "t57"} %5 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t15"} {
    %c3_i32 = arith.constant {tag = "t0"} 3 : i32
    %0 = call @f1(%c3_i32) {tag = "t1"} : (i32) -> i32
    %1 = arith.maxsi %c3_i32, %c3_i32 {tag = "t2"} : i32
    %2 = arith.floordivsi %c3_i32, %c3_i32 {tag = "t3"} : i32
    %false = arith.constant {tag = "t4"} false
    cf.cond_br %false, ^bb1, ^bb1 {tag = "t5"}
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb1, ^bb1
    %3 = arith.xori %1, %0 {tag = "t6"} : i32
    %4 = call @f0() {tag = "t7"} : () -> i32
    %5 = arith.ori %3, %1 {tag = "t8"} : i32
    cf.cond_br %false, ^bb1, ^bb1 {tag = "t9"}
  ^bb2(%6: i32):  // no predecessors
    %7 = arith.ceildivsi %1, %6 {tag = "t10"} : i32
    %c0 = arith.constant {tag = "t11"} 0 : index
    %8 = arith.ceildivsi %c0, %c0 {tag = "t12"} : index
    %9 = call @f1(%2) {tag = "t13"} : (i32) -> i32
    return {tag = "t14"} %6 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t23"} {
    %0 = arith.minsi %arg0, %arg0 {tag = "t16"} : i32
    %1 = call @f2(%arg0, %0) {tag = "t17"} : (i32, i32) -> i32
    %2 = arith.cmpi sge, %1, %arg0 {tag = "t18"} : i32
    %c100 = arith.constant {tag = "t19"} 100 : index
    %3 = arith.cmpi sle, %c100, %c100 {tag = "t20"} : index
    %4 = call @f3(%arg0) {tag = "t21"} : (i32) -> i32
    return {tag = "t22"} %arg0 : i32
  }
  func.func nested @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t38"} {
    %0 = arith.floordivsi %arg0, %arg0 {tag = "t24"} : i32
    %c1 = arith.constant {tag = "t25"} 1 : index
    %1 = arith.index_cast %c1 {tag = "t26"} : index to i32
    %true = arith.constant {tag = "t27"} true
    %2 = scf.index_switch %c1 {tag = "t35"} -> index 
    case 0 {
      scf.yield {tag = "t31"} %c1 : index
    }
    case 3 {
      %4 = arith.index_castui %0 {tag = "t32"} : i32 to index
      %c4 = arith.constant {tag = "t33"} 4 : index
      scf.yield {tag = "t34"} %4 : index
    }
    default {
      %4 = arith.select %true, %1, %arg1 {tag = "t28"} : i32
      %c7_i32 = arith.constant {tag = "t29"} 7 : i32
      scf.yield {tag = "t30"} %c1 : index
    }
    %3 = arith.index_cast %1 {tag = "t36"} : i32 to index
    return {tag = "t37"} %arg0 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 attributes {tag = "t50"} {
    %0 = arith.ori %arg0, %arg0 {tag = "t39"} : i32
    %true = arith.constant {tag = "t40"} true
    scf.if %true {
      %c2 = arith.constant {tag = "t41"} 2 : index
      %3 = arith.remui %c2, %c2 {tag = "t42"} : index
    } {tag = "t44"}
    %c0 = arith.constant {tag = "t45"} 0 : index
    %1 = arith.cmpi ult, %c0, %c0 {tag = "t46"} : index
    %2 = arith.andi %c0, %c0 {tag = "t47"} : index
    %false = arith.constant {tag = "t48"} false
    return {tag = "t49"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t9"} {
    %c10_i32 = arith.constant {tag = "t0"} 10 : i32
    %false = arith.constant {tag = "t1"} false
    %c100 = arith.constant {tag = "t2"} 100 : index
    cf.cond_br %false, ^bb2(%c100 : index), ^bb1(%c10_i32, %c100 : i32, index) {tag = "t3"}
  ^bb1(%0: i32, %1: index):  // pred: ^bb0
    %2 = call @f2(%0) {tag = "t4"} : (i32) -> i32
    %3 = scf.execute_region -> i32 {
      scf.yield {tag = "t5"} %arg0 : i32
    } {tag = "t6"}
    return {tag = "t7"} %3 : i32
  ^bb2(%4: index):  // pred: ^bb0
    return {tag = "t8"} %arg0 : i32
  }
  func.func @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t30"} {
    %c4 = arith.constant {tag = "t10"} 4 : index
    %0 = arith.muli %c4, %c4 {tag = "t11"} : index
    cf.br ^bb1(%c4, %0 : index, index) {tag = "t12"}
  ^bb1(%1: index, %2: index):  // pred: ^bb0
    %true = arith.constant {tag = "t13"} true
    %3 = scf.if %true -> (index) {
      %5 = func.call @f2(%arg1) {tag = "t14"} : (i32) -> i32
      %6 = "src"(%c4) {tag = "t15"} : (index) -> index
      scf.yield {tag = "t16"} %c4 : index
    } else {
      scf.yield {tag = "t17"} %0 : index
    } {tag = "t18"}
    %c4_0 = arith.constant {tag = "t19"} 4 : index
    %c3 = arith.constant {tag = "t20"} 3 : index
    %c0 = arith.constant {tag = "t21"} 0 : index
    %4 = scf.for %arg2 = %c4_0 to %c3 step %c0 iter_args(%arg3 = %arg0) -> (i32) {
      %5 = arith.cmpi slt, %arg2, %2 {tag = "t22"} : index
      %6 = arith.index_castui %arg0 {tag = "t23"} : i32 to index
      %7 = arith.ceildivsi %6, %3 {tag = "t24"} : index
      %8 = arith.shrui %arg2, %c3 {tag = "t25"} : index
      scf.yield {tag = "t26"} %arg1 : i32
    } {tag = "t27"}
    return {tag = "t28"} %arg1 : i32
  ^bb2:  // no predecessors
    return {tag = "t29"} %arg1 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t38"} {
    %0 = arith.shli %arg0, %arg0 {tag = "t31"} : i32
    %c-1 = arith.constant {tag = "t32"} -1 : index
    %1 = arith.cmpi ule, %c-1, %c-1 {tag = "t33"} : index
    "use"(%arg0) {tag = "t34"} : (i32) -> ()
    %2 = arith.index_cast %c-1 {tag = "t35"} : index to i32
    "use"(%c-1) {tag = "t36"} : (index) -> ()
    return {tag = "t37"} %arg0 : i32
  }
  func.func @f3(%arg0: i32) -> i32 attributes {tag = "t53"} {
    %c5 = arith.constant {tag = "t39"} 5 : index
    %0 = arith.index_cast %c5 {tag = "t40"} : index to i32
    %1 = arith.minui %arg0, %0 {tag = "t41"} : i32
    %2 = arith.ori %1, %0 {tag = "t42"} : i32
    %c100_i32 = arith.constant {tag = "t43"} 100 : i32
    %3 = scf.execute_region -> index {
      %4 = arith.cmpi ne, %c5, %c5 {tag = "t44"} : index
      %5 = arith.index_castui %c5 {tag = "t45"} : index to i32
      cf.switch %c100_i32 : i32, [
        default: ^bb2(%2 : i32),
        1: ^bb2(%1 : i32),
        2: ^bb2(%1 : i32)
      ] {tag = "t46"}
    ^bb1(%6: i32, %7: i32):  // 2 preds: ^bb1, ^bb1
      cf.cond_br %4, ^bb1(%7, %c100_i32 : i32, i32), ^bb1(%arg0, %7 : i32, i32) {tag = "t47"}
    ^bb2(%8: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
      %9 = arith.shli %c5, %c5 {tag = "t48"} : index
      %10 = arith.ceildivui %1, %arg0 {tag = "t49"} : i32
      scf.yield {tag = "t50"} %9 : index
    } {tag = "t51"}
    return {tag = "t52"} %arg0 : i32
  }
  func.func nested @f4(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t61"} {
    %c0_i32 = arith.constant {tag = "t54"} 0 : i32
    %0 = arith.minsi %arg1, %arg1 {tag = "t55"} : i32
    %1 = "src"(%arg0) {tag = "t56"} : (i32) -> i32
    %c10 = arith.constant {tag = "t57"} 10 : index
    %2 = arith.ceildivui %c10, %c10 {tag = "t58"} : index
    %3 = "src"(%c10) {tag = "t59"} : (index) -> index
    return {tag = "t60"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t27"} {
    %c-1_i32 = arith.constant {tag = "t0"} -1 : i32
    cf.br ^bb3(%c-1_i32 : i32) {tag = "t1"}
  ^bb1:  // 3 preds: ^bb1, ^bb1, ^bb2
    %0 = arith.remui %c-1_i32, %c-1_i32 {tag = "t2"} : i32
    cf.switch %0 : i32, [
      default: ^bb1,
      1: ^bb1,
      2: ^bb3(%c-1_i32 : i32)
    ] {tag = "t3"}
  ^bb2:  // no predecessors
    %1 = arith.andi %c-1_i32, %c-1_i32 {tag = "t4"} : i32
    "use"(%c-1_i32) {tag = "t5"} : (i32) -> ()
    %true = arith.constant {tag = "t6"} true
    %2 = scf.if %true -> (i32) {
      %c7 = arith.constant {tag = "t7"} 7 : index
      %7 = arith.andi %c7, %c7 {tag = "t8"} : index
      %8 = arith.xori %c-1_i32, %c-1_i32 {tag = "t9"} : i32
      scf.yield {tag = "t10"} %c-1_i32 : i32
    } else {
      scf.yield {tag = "t11"} %1 : i32
    } {tag = "t12"}
    cf.cond_br %true, ^bb3(%c-1_i32 : i32), ^bb1 {tag = "t13"}
  ^bb3(%3: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    %c2 = arith.constant {tag = "t14"} 2 : index
    %4 = arith.cmpi sge, %c2, %c2 {tag = "t15"} : index
    %5 = scf.while (%arg0 = %3) : (i32) -> i32 {
      %7 = arith.remui %c-1_i32, %3 {tag = "t16"} : i32
      %8 = arith.divui %7, %3 {tag = "t17"} : i32
      %9 = arith.cmpi ule, %c2, %c2 {tag = "t18"} : index
      scf.condition(%9) {tag = "t19"} %3 : i32
    } do {
    ^bb0(%arg0: i32):
      %7 = arith.xori %arg0, %arg0 {tag = "t20"} : i32
      %8 = "src"(%c2) {tag = "t21"} : (index) -> index
      "use"(%arg0) {tag = "t22"} : (i32) -> ()
      scf.yield {tag = "t23"} %arg0 : i32
    } attributes {tag = "t24"}
    %6 = arith.index_castui %c-1_i32 {tag = "t25"} : i32 to index
    return {tag = "t26"} %c-1_i32 : i32
  }
  func.func @f1() -> i32 attributes {tag = "t37"} {
    %0 = call @f2() {tag = "t28"} : () -> i32
    %false = arith.constant {tag = "t29"} false
    scf.if %false {
      %c-1_i32 = arith.constant {tag = "t30"} -1 : i32
    } {tag = "t32"}
    %1 = arith.remui %0, %0 {tag = "t33"} : i32
    %2 = arith.subi %1, %0 {tag = "t34"} : i32
    %3 = arith.shli %2, %2 {tag = "t35"} : i32
    return {tag = "t36"} %1 : i32
  }
  func.func @f2() -> i32 attributes {tag = "t53"} {
    %true = arith.constant {tag = "t38"} true
    %c100 = arith.constant {tag = "t39"} 100 : index
    cf.cond_br %true, ^bb1, ^bb2(%c100 : index) {tag = "t40"}
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = arith.subi %c100, %c100 {tag = "t41"} : index
    cf.br ^bb1 {tag = "t42"}
  ^bb2(%1: index):  // pred: ^bb0
    %c5_i32 = arith.constant {tag = "t43"} 5 : i32
    %2 = arith.minsi %c5_i32, %c5_i32 {tag = "t44"} : i32
    %3 = scf.index_switch %c100 {tag = "t51"} -> i32 
    case 0 {
      %c0 = arith.constant {tag = "t48"} 0 : index
      scf.yield {tag = "t49"} %2 : i32
    }
    case 3 {
      scf.yield {tag = "t50"} %c5_i32 : i32
    }
    default {
      %c1 = arith.constant {tag = "t45"} 1 : index
      %4 = arith.cmpi sle, %c100, %1 {tag = "t46"} : index
      scf.yield {tag = "t47"} %2 : i32
    }
    return {tag = "t52"} %2 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t15"} {
    %true = arith.constant {tag = "t0"} true
    %0 = arith.select %true, %arg0, %arg1 {tag = "t1"} : i32
    %c100 = arith.constant {tag = "t2"} 100 : index
    %1 = scf.index_switch %c100 {tag = "t10"} -> i32 
    case 0 {
      %5 = arith.cmpi sle, %0, %arg0 {tag = "t6"} : i32
      scf.yield {tag = "t7"} %arg1 : i32
    }
    case 3 {
      %5 = arith.cmpi ne, %arg1, %arg0 {tag = "t8"} : i32
      scf.yield {tag = "t9"} %arg1 : i32
    }
    default {
      %5 = arith.select %true, %0, %arg0 {tag = "t3"} : i32
      %6 = arith.shrui %c100, %c100 {tag = "t4"} : index
      scf.yield {tag = "t5"} %5 : i32
    }
    %2 = arith.cmpi slt, %c100, %c100 {tag = "t11"} : index
    %3 = call @f2() {tag = "t12"} : () -> i32
    %4 = arith.cmpi sgt, %c100, %c100 {tag = "t13"} : index
    return {tag = "t14"} %0 : i32
  }
  func.func private @f1() -> i32 attributes {tag = "t23"} {
    %0 = call @f2() {tag = "t16"} : () -> i32
    %c-1_i32 = arith.constant {tag = "t17"} -1 : i32
    %c0 = arith.constant {tag = "t18"} 0 : index
    %1 = arith.ceildivui %c0, %c0 {tag = "t19"} : index
    %2 = arith.index_cast %c-1_i32 {tag = "t20"} : i32 to index
    %c0_0 = arith.constant {tag = "t21"} 0 : index
    return {tag = "t22"} %0 : i32
  }
  func.func nested @f2() -> i32 attributes {tag = "t46"} {
    %false = arith.constant {tag = "t24"} false
    %c100 = arith.constant {tag = "t25"} 100 : index
    cf.cond_br %false, ^bb1(%c100 : index), ^bb1(%c100 : index) {tag = "t26"}
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb0
    %1 = scf.while (%arg0 = %c100) : (index) -> index {
      %4 = arith.index_cast %0 {tag = "t27"} : index to i32
      scf.condition(%false) {tag = "t28"} %c100 : index
    } do {
    ^bb0(%arg0: index):
      %c7 = arith.constant {tag = "t29"} 7 : index
      %c5_i32 = arith.constant {tag = "t30"} 5 : i32
      %4 = arith.addi %c5_i32, %c5_i32 {tag = "t31"} : i32
      scf.yield {tag = "t32"} %arg0 : index
    } attributes {tag = "t33"}
    %c0 = arith.constant {tag = "t34"} 0 : index
    %c100_0 = arith.constant {tag = "t35"} 100 : index
    %c10 = arith.constant {tag = "t36"} 10 : index
    %2 = scf.for %arg0 = %c0 to %c100_0 step %c10 iter_args(%arg1 = %c0) -> (index) {
      %4 = arith.remsi %arg1, %c100 {tag = "t37"} : index
      %5 = arith.shrui %c0, %4 {tag = "t38"} : index
      %c0_i32 = arith.constant {tag = "t39"} 0 : i32
      %6 = arith.shrui %c0_i32, %c0_i32 {tag = "t40"} : i32
      scf.yield {tag = "t41"} %c10 : index
    } {tag = "t42"}
    %c3_i32 = arith.constant {tag = "t43"} 3 : i32
    %3 = arith.muli %c3_i32, %c3_i32 {tag = "t44"} : i32
    return {tag = "t45"} %c3_i32 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t6"} {
    %true = arith.constant {tag = "t0"} true
    %c-1 = arith.constant {tag = "t1"} -1 : index
    %0 = arith.minsi %c-1, %c-1 {tag = "t2"} : index
    cf.br ^bb1 {tag = "t3"}
  ^bb1:  // pred: ^bb0
    %1 = call @f2() {tag = "t4"} : () -> i32
    return {tag = "t5"} %arg0 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t15"} {
    %c0 = arith.constant {tag = "t7"} 0 : index
    %0 = arith.muli %c0, %c0 {tag = "t8"} : index
    %1 = call @f2() {tag = "t9"} : () -> i32
    %true = arith.constant {tag = "t10"} true
    %2 = arith.select %true, %arg0, %1 {tag = "t11"} : i32
    cf.cond_br %true, ^bb2(%c0 : index), ^bb2(%c0 : index) {tag = "t12"}
  ^bb1:  // 2 preds: ^bb1, ^bb1
    cf.switch %arg0 : i32, [
      default: ^bb2(%0 : index),
      1: ^bb1,
      2: ^bb1
    ] {tag = "t13"}
  ^bb2(%3: index):  // 3 preds: ^bb0, ^bb0, ^bb1
    return {tag = "t14"} %1 : i32
  }
  func.func private @f2() -> i32 attributes {tag = "t35"} {
    %c2 = arith.constant {tag = "t16"} 2 : index
    %0 = scf.index_switch %c2 {tag = "t27"} -> i32 
    case 0 {
      %c100_i32 = arith.constant {tag = "t19"} 100 : i32
      %5 = arith.xori %c100_i32, %c100_i32 {tag = "t20"} : i32
      %true = arith.constant {tag = "t21"} true
      %6 = arith.select %true, %c100_i32, %c100_i32 {tag = "t22"} : i32
      scf.yield {tag = "t23"} %5 : i32
    }
    case 3 {
      %c2_0 = arith.constant {tag = "t24"} 2 : index
      %c5_i32 = arith.constant {tag = "t25"} 5 : i32
      scf.yield {tag = "t26"} %c5_i32 : i32
    }
    default {
      %c-1_i32 = arith.constant {tag = "t17"} -1 : i32
      scf.yield {tag = "t18"} %c-1_i32 : i32
    }
    %1 = arith.floordivsi %0, %0 {tag = "t28"} : i32
    %2 = arith.maxsi %c2, %c2 {tag = "t29"} : index
    %3 = arith.cmpi ugt, %1, %1 {tag = "t30"} : i32
    %4 = scf.for %arg0 = %c2 to %2 step %c2 iter_args(%arg1 = %2) -> (index) {
      %5 = arith.cmpi uge, %2, %2 {tag = "t31"} : index
      scf.yield {tag = "t32"} %2 : index
    } {tag = "t33"}
    return {tag = "t34"} %0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t8"} {
    %c2 = arith.constant {tag = "t0"} 2 : index
    %0 = arith.ceildivsi %c2, %c2 {tag = "t1"} : index
    %1 = arith.shrsi %0, %0 {tag = "t2"} : index
    %c100_i32 = arith.constant {tag = "t3"} 100 : i32
    %2 = arith.cmpi ne, %c100_i32, %c100_i32 {tag = "t4"} : i32
    %3 = call @f2() {tag = "t5"} : () -> i32
    %4 = arith.cmpi eq, %c2, %0 {tag = "t6"} : index
    return {tag = "t7"} %3 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t26"} {
    %c7 = arith.constant {tag = "t9"} 7 : index
    %0 = arith.divui %c7, %c7 {tag = "t10"} : index
    %c-1 = arith.constant {tag = "t11"} -1 : index
    %c7_0 = arith.constant {tag = "t12"} 7 : index
    %c10 = arith.constant {tag = "t13"} 10 : index
    %1 = scf.for %arg2 = %c-1 to %c7_0 step %c10 iter_args(%arg3 = %0) -> (index) {
      %4 = func.call @f2() {tag = "t14"} : () -> i32
      %5 = arith.cmpi eq, %arg2, %0 {tag = "t15"} : index
      scf.yield {tag = "t16"} %arg3 : index
    } {tag = "t17"}
    %false = arith.constant {tag = "t18"} false
    scf.if %false {
      %4 = func.call @f3(%arg1) {tag = "t19"} : (i32) -> i32
      %5 = arith.subi %arg0, %4 {tag = "t20"} : i32
    } {tag = "t22"}
    %2 = arith.select %false, %arg1, %arg1 {tag = "t23"} : i32
    %3 = arith.cmpi ne, %2, %2 {tag = "t24"} : i32
    return {tag = "t25"} %arg0 : i32
  }
  func.func private @f2() -> i32 attributes {tag = "t34"} {
    %c4 = arith.constant {tag = "t27"} 4 : index
    %0 = arith.maxui %c4, %c4 {tag = "t28"} : index
    %1 = call @f2() {tag = "t29"} : () -> i32
    %2 = arith.cmpi sle, %1, %1 {tag = "t30"} : i32
    %3 = arith.cmpi sge, %1, %1 {tag = "t31"} : i32
    %4 = arith.index_castui %1 {tag = "t32"} : i32 to index
    return {tag = "t33"} %1 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 attributes {tag = "t56"} {
    %true = arith.constant {tag = "t35"} true
    %true_0 = arith.constant {tag = "t36"} true
    %c4 = arith.constant {tag = "t37"} 4 : index
    %c5 = arith.constant {tag = "t38"} 5 : index
    %c4_1 = arith.constant {tag = "t39"} 4 : index
    %c4_2 = arith.constant {tag = "t40"} 4 : index
    %0 = scf.for %arg1 = %c5 to %c4_1 step %c4_2 iter_args(%arg2 = %arg0) -> (i32) {
      %3 = arith.select %true, %c4_1, %arg1 {tag = "t41"} : index
      scf.yield {tag = "t42"} %arg0 : i32
    } {tag = "t43"}
    %1 = scf.execute_region -> index {
      %3 = arith.andi %arg0, %arg0 {tag = "t44"} : i32
      cf.cond_br %true, ^bb2(%0 : i32), ^bb2(%arg0 : i32) {tag = "t45"}
    ^bb1(%4: i32, %5: index):  // no predecessors
      cf.switch %arg0 : i32, [
        default: ^bb2(%arg0 : i32),
        1: ^bb2(%arg0 : i32),
        2: ^bb2(%3 : i32)
      ] {tag = "t46"}
    ^bb2(%6: i32):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb1, ^bb1
      scf.yield {tag = "t47"} %c4 : index
    } {tag = "t48"}
    %c4_3 = arith.constant {tag = "t49"} 4 : index
    %c0 = arith.constant {tag = "t50"} 0 : index
    %c4_4 = arith.constant {tag = "t51"} 4 : index
    %2 = scf.for %arg1 = %c4_3 to %c0 step %c4_4 iter_args(%arg2 = %c4_1) -> (index) {
      %3 = arith.select %true, %c4_4, %c4_2 {tag = "t52"} : index
      scf.yield {tag = "t53"} %c0 : index
    } {tag = "t54"}
    return {tag = "t55"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t16"} {
    %c2 = arith.constant {tag = "t0"} 2 : index
    %0 = arith.index_castui %c2 {tag = "t1"} : index to i32
    cf.br ^bb4(%0, %c2 : i32, index) {tag = "t2"}
  ^bb1(%1: index, %2: i32):  // pred: ^bb2
    %3 = scf.index_switch %c2 {tag = "t7"} -> index 
    case 0 {
      %12 = arith.index_castui %arg0 {tag = "t4"} : i32 to index
      scf.yield {tag = "t5"} %c2 : index
    }
    case 3 {
      scf.yield {tag = "t6"} %c2 : index
    }
    default {
      scf.yield {tag = "t3"} %c2 : index
    }
    cf.br ^bb2(%arg0, %c2 : i32, index) {tag = "t8"}
  ^bb2(%4: i32, %5: index):  // pred: ^bb1
    %6 = "src"(%4) {tag = "t9"} : (i32) -> i32
    %7 = arith.cmpi sle, %5, %5 {tag = "t10"} : index
    %8 = arith.select %7, %4, %6 {tag = "t11"} : i32
    cf.cond_br %7, ^bb1(%c2, %6 : index, i32), ^bb3 {tag = "t12"}
  ^bb3:  // 2 preds: ^bb2, ^bb3
    cf.br ^bb3 {tag = "t13"}
  ^bb4(%9: i32, %10: index):  // pred: ^bb0
    %11 = arith.remui %c2, %10 {tag = "t14"} : index
    return {tag = "t15"} %9 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t30"} {
    %0 = call @f0(%arg0) {tag = "t17"} : (i32) -> i32
    %1 = arith.index_cast %arg0 {tag = "t18"} : i32 to index
    %c1 = arith.constant {tag = "t19"} 1 : index
    %false = arith.constant {tag = "t20"} false
    cf.cond_br %false, ^bb2(%0, %1 : i32, index), ^bb2(%arg0, %1 : i32, index) {tag = "t21"}
  ^bb1:  // pred: ^bb2
    %2 = arith.remsi %1, %c1 {tag = "t22"} : index
    return {tag = "t23"} %arg0 : i32
  ^bb2(%3: i32, %4: index):  // 2 preds: ^bb0, ^bb0
    cf.cond_br %false, ^bb1, ^bb4 {tag = "t24"}
  ^bb3:  // no predecessors
    %5 = arith.divui %1, %1 {tag = "t25"} : index
    %6 = arith.select %false, %1, %1 {tag = "t26"} : index
    return {tag = "t27"} %0 : i32
  ^bb4:  // pred: ^bb2
    %7 = arith.ceildivui %arg0, %arg0 {tag = "t28"} : i32
    return {tag = "t29"} %7 : i32
  }
  func.func private @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t51"} {
    %c-1 = arith.constant {tag = "t31"} -1 : index
    %0 = arith.shli %c-1, %c-1 {tag = "t32"} : index
    %1 = arith.shrui %arg0, %arg0 {tag = "t33"} : i32
    %true = arith.constant {tag = "t34"} true
    %2 = arith.select %true, %c-1, %0 {tag = "t35"} : index
    %3 = scf.execute_region -> index {
      %c4 = arith.constant {tag = "t36"} 4 : index
      cf.br ^bb2(%1, %arg1 : i32, i32) {tag = "t37"}
    ^bb1(%4: index):  // pred: ^bb2
      %true_0 = arith.constant {tag = "t38"} true
      %5 = "src"(%0) {tag = "t39"} : (index) -> index
      %6 = arith.cmpi slt, %c-1, %0 {tag = "t40"} : index
      cf.br ^bb3(%arg0 : i32) {tag = "t41"}
    ^bb2(%7: i32, %8: i32):  // 2 preds: ^bb0, ^bb2
      %9 = arith.select %true, %8, %arg1 {tag = "t42"} : i32
      %false_1 = arith.constant {tag = "t43"} false
      %10 = arith.select %true, %2, %0 {tag = "t44"} : index
      cf.cond_br %false_1, ^bb2(%9, %7 : i32, i32), ^bb1(%2 : index) {tag = "t45"}
    ^bb3(%11: i32):  // pred: ^bb1
      %12 = arith.ceildivsi %11, %1 {tag = "t46"} : i32
      scf.yield {tag = "t47"} %c-1 : index
    } {tag = "t48"}
    %false = arith.constant {tag = "t49"} false
    return {tag = "t50"} %1 : i32
  }
  func.func private @f3(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t58"} {
    %c2 = arith.constant {tag = "t52"} 2 : index
    %0 = arith.cmpi ugt, %c2, %c2 {tag = "t53"} : index
    "use"(%arg0) {tag = "t54"} : (i32) -> ()
    %1 = arith.minsi %c2, %c2 {tag = "t55"} : index
    %2 = arith.select %0, %arg0, %arg1 {tag = "t56"} : i32
    return {tag = "t57"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t5"} {
    %false = arith.constant {tag = "t0"} false
    cf.cond_br %false, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32) {tag = "t1"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %c4 = arith.constant {tag = "t2"} 4 : index
    %1 = arith.select %false, %c4, %c4 {tag = "t3"} : index
    return {tag = "t4"} %arg0 : i32
  }
  func.func nested @f1(%arg0: i32) -> i32 attributes {tag = "t27"} {
    %true = arith.constant {tag = "t6"} true
    %0 = arith.select %true, %arg0, %arg0 {tag = "t7"} : i32
    %c3 = arith.constant {tag = "t8"} 3 : index
    %1 = arith.select %true, %c3, %c3 {tag = "t9"} : index
    %2 = arith.floordivsi %arg0, %arg0 {tag = "t10"} : i32
    cf.cond_br %true, ^bb2(%2, %1 : i32, index), ^bb1 {tag = "t11"}
  ^bb1:  // pred: ^bb0
    cf.br ^bb4 {tag = "t12"}
  ^bb2(%3: i32, %4: index):  // pred: ^bb0
    %5 = arith.ori %c3, %4 {tag = "t13"} : index
    %6 = arith.divui %5, %c3 {tag = "t14"} : index
    cf.br ^bb4 {tag = "t15"}
  ^bb3(%7: index):  // 2 preds: ^bb3, ^bb3
    %8 = arith.cmpi uge, %arg0, %arg0 {tag = "t16"} : i32
    %false = arith.constant {tag = "t17"} false
    %9 = scf.for %arg1 = %1 to %1 step %c3 iter_args(%arg2 = %arg0) -> (i32) {
      %11 = arith.ori %7, %7 {tag = "t18"} : index
      %12 = func.call @f1(%2) {tag = "t19"} : (i32) -> i32
      %true_0 = arith.constant {tag = "t20"} true
      %13 = arith.select %true, %12, %arg2 {tag = "t21"} : i32
      scf.yield {tag = "t22"} %2 : i32
    } {tag = "t23"}
    cf.cond_br %false, ^bb3(%c3 : index), ^bb3(%7 : index) {tag = "t24"}
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %10 = call @f1(%2) {tag = "t25"} : (i32) -> i32
    return {tag = "t26"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t13"} {
    %true = arith.constant {tag = "t0"} true
    scf.if %true {
      %c10 = arith.constant {tag = "t1"} 10 : index
      %3 = arith.index_castui %c10 {tag = "t2"} : index to i32
      %4 = func.call @f1(%3) {tag = "t3"} : (i32) -> i32
    } {tag = "t5"}
    %c1 = arith.constant {tag = "t6"} 1 : index
    %0 = arith.floordivsi %c1, %c1 {tag = "t7"} : index
    %1 = arith.addi %c1, %c1 {tag = "t8"} : index
    %c3 = arith.constant {tag = "t9"} 3 : index
    %c3_i32 = arith.constant {tag = "t10"} 3 : i32
    %2 = call @f1(%c3_i32) {tag = "t11"} : (i32) -> i32
    return {tag = "t12"} %2 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t29"} {
    %0 = arith.cmpi ne, %arg0, %arg0 {tag = "t14"} : i32
    %1 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %true = arith.constant {tag = "t15"} true
      scf.condition(%true) {tag = "t16"} %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      %c2 = arith.constant {tag = "t17"} 2 : index
      %4 = arith.cmpi ugt, %c2, %c2 {tag = "t18"} : index
      %5 = arith.cmpi uge, %c2, %c2 {tag = "t19"} : index
      %c3_i32 = arith.constant {tag = "t20"} 3 : i32
      scf.yield {tag = "t21"} %arg1 : i32
    } attributes {tag = "t22"}
    scf.if %0 {
      %4 = arith.subi %1, %1 {tag = "t23"} : i32
    } {tag = "t25"}
    %2 = arith.addi %1, %1 {tag = "t26"} : i32
    %3 = arith.index_cast %1 {tag = "t27"} : i32 to index
    return {tag = "t28"} %1 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t7"} {
    %c10 = arith.constant {tag = "t0"} 10 : index
    %0 = arith.divui %c10, %c10 {tag = "t1"} : index
    %c0_i32 = arith.constant {tag = "t2"} 0 : i32
    %1 = arith.cmpi sge, %c0_i32, %c0_i32 {tag = "t3"} : i32
    %c-1 = arith.constant {tag = "t4"} -1 : index
    %2 = arith.addi %c0_i32, %c0_i32 {tag = "t5"} : i32
    return {tag = "t6"} %2 : i32
  }
  func.func nested @f1() -> i32 attributes {tag = "t19"} {
    %true = arith.constant {tag = "t8"} true
    %c-1 = arith.constant {tag = "t9"} -1 : index
    cf.cond_br %true, ^bb3(%c-1, %c-1 : index, index), ^bb3(%c-1, %c-1 : index, index) {tag = "t10"}
  ^bb1(%0: i32):  // pred: ^bb1
    cf.cond_br %true, ^bb1(%0 : i32), ^bb3(%c-1, %c-1 : index, index) {tag = "t11"}
  ^bb2:  // no predecessors
    %c1_i32 = arith.constant {tag = "t12"} 1 : i32
    %1 = arith.ceildivsi %c1_i32, %c1_i32 {tag = "t13"} : i32
    %2 = arith.shrsi %c-1, %c-1 {tag = "t14"} : index
    %3 = call @f2(%1) {tag = "t15"} : (i32) -> i32
    cf.cond_br %true, ^bb3(%2, %c-1 : index, index), ^bb3(%c-1, %c-1 : index, index) {tag = "t16"}
  ^bb3(%4: index, %5: index):  // 5 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb2
    %c7_i32 = arith.constant {tag = "t17"} 7 : i32
    return {tag = "t18"} %c7_i32 : i32
  }
  func.func @f2(%arg0: i32) -> i32 attributes {tag = "t24"} {
    %0 = arith.ceildivui %arg0, %arg0 {tag = "t20"} : i32
    %1 = arith.cmpi ne, %arg0, %0 {tag = "t21"} : i32
    cf.br ^bb1 {tag = "t22"}
  ^bb1:  // pred: ^bb0
    return {tag = "t23"} %0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t25"} {
    %c-1 = arith.constant {tag = "t0"} -1 : index
    %0 = scf.index_switch %c-1 {tag = "t11"} -> i32 
    case 0 {
      %c3_i32 = arith.constant {tag = "t3"} 3 : i32
      %4 = arith.cmpi sge, %c3_i32, %c3_i32 {tag = "t4"} : i32
      %5 = arith.remui %c-1, %c-1 {tag = "t5"} : index
      scf.yield {tag = "t6"} %c3_i32 : i32
    }
    case 3 {
      %c100 = arith.constant {tag = "t7"} 100 : index
      %4 = arith.cmpi ule, %c100, %c-1 {tag = "t8"} : index
      %c1_i32_0 = arith.constant {tag = "t9"} 1 : i32
      scf.yield {tag = "t10"} %c1_i32_0 : i32
    }
    default {
      %c10_i32 = arith.constant {tag = "t1"} 10 : i32
      scf.yield {tag = "t2"} %c10_i32 : i32
    }
    %c1_i32 = arith.constant {tag = "t12"} 1 : i32
    %false = arith.constant {tag = "t13"} false
    %1 = arith.select %false, %c-1, %c-1 {tag = "t14"} : index
    %c1 = arith.constant {tag = "t15"} 1 : index
    %c4 = arith.constant {tag = "t16"} 4 : index
    %c0 = arith.constant {tag = "t17"} 0 : index
    %2 = scf.for %arg0 = %c1 to %c4 step %c0 iter_args(%arg1 = %c4) -> (index) {
      %4 = arith.addi %c1_i32, %0 {tag = "t18"} : i32
      %5 = arith.minsi %c0, %1 {tag = "t19"} : index
      %6 = arith.divui %0, %c1_i32 {tag = "t20"} : i32
      scf.yield {tag = "t21"} %c1 : index
    } {tag = "t22"}
    %3 = arith.minui %0, %c1_i32 {tag = "t23"} : i32
    return {tag = "t24"} %c1_i32 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t34"} {
    %false = arith.constant {tag = "t26"} false
    %0 = arith.cmpi sle, %arg0, %arg0 {tag = "t27"} : i32
    %1 = arith.ori %arg0, %arg0 {tag = "t28"} : i32
    %c7_i32 = arith.constant {tag = "t29"} 7 : i32
    %2 = scf.if %0 -> (i32) {
      scf.yield {tag = "t30"} %c7_i32 : i32
    } else {
      scf.yield {tag = "t31"} %c7_i32 : i32
    } {tag = "t32"}
    return {tag = "t33"} %arg0 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t54"} {
    %0 = scf.execute_region -> i32 {
      %true = arith.constant {tag = "t35"} true
      %4 = arith.select %true, %arg1, %arg1 {tag = "t36"} : i32
      %c0_i32 = arith.constant {tag = "t37"} 0 : i32
      %c100 = arith.constant {tag = "t38"} 100 : index
      cf.switch %c0_i32 : i32, [
        default: ^bb1(%arg1 : i32),
        1: ^bb2(%c100 : index),
        2: ^bb2(%c100 : index)
      ] {tag = "t39"}
    ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
      %6 = arith.muli %c0_i32, %arg0 {tag = "t40"} : i32
      %7 = "src"(%c100) {tag = "t41"} : (index) -> index
      cf.br ^bb1(%5 : i32) {tag = "t42"}
    ^bb2(%8: index):  // 2 preds: ^bb0, ^bb0
      scf.yield {tag = "t43"} %4 : i32
    } {tag = "t44"}
    %1 = arith.remsi %0, %arg0 {tag = "t45"} : i32
    %c1 = arith.constant {tag = "t46"} 1 : index
    %2 = scf.index_switch %c1 {tag = "t50"} -> i32 
    case 0 {
      scf.yield {tag = "t48"} %0 : i32
    }
    case 3 {
      scf.yield {tag = "t49"} %0 : i32
    }
    default {
      scf.yield {tag = "t47"} %1 : i32
    }
    %3 = arith.cmpi ult, %1, %2 {tag = "t51"} : i32
    %c-1 = arith.constant {tag = "t52"} -1 : index
    return {tag = "t53"} %0 : i32
  }
  func.func private @f3() -> i32 attributes {tag = "t63"} {
    %c4 = arith.constant {tag = "t55"} 4 : index
    %0 = arith.remsi %c4, %c4 {tag = "t56"} : index
    %1 = arith.cmpi ugt, %c4, %c4 {tag = "t57"} : index
    %2 = arith.ceildivsi %0, %c4 {tag = "t58"} : index
    %c1_i32 = arith.constant {tag = "t59"} 1 : i32
    %3 = arith.index_cast %c1_i32 {tag = "t60"} : i32 to index
    %4 = "src"(%c1_i32) {tag = "t61"} : (i32) -> i32
    return {tag = "t62"} %4 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t14"} {
    %0 = arith.remsi %arg0, %arg0 {tag = "t0"} : i32
    %1 = arith.ceildivsi %arg0, %arg0 {tag = "t1"} : i32
    %c7 = arith.constant {tag = "t2"} 7 : index
    %c10 = arith.constant {tag = "t3"} 10 : index
    %c3 = arith.constant {tag = "t4"} 3 : index
    %c4 = arith.constant {tag = "t5"} 4 : index
    %2 = scf.for %arg1 = %c10 to %c3 step %c4 iter_args(%arg2 = %0) -> (i32) {
      %5 = arith.cmpi sge, %c4, %c10 {tag = "t6"} : index
      %6 = func.call @f1(%arg2) {tag = "t7"} : (i32) -> i32
      %7 = arith.ori %c3, %c3 {tag = "t8"} : index
      scf.yield {tag = "t9"} %arg2 : i32
    } {tag = "t10"}
    %3 = call @f1(%1) {tag = "t11"} : (i32) -> i32
    %4 = arith.cmpi sle, %3, %1 {tag = "t12"} : i32
    return {tag = "t13"} %2 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t31"} {
    %c0_i32 = arith.constant {tag = "t15"} 0 : i32
    %true = arith.constant {tag = "t16"} true
    %c0 = arith.constant {tag = "t17"} 0 : index
    %0 = arith.select %true, %c0, %c0 {tag = "t18"} : index
    %c3 = arith.constant {tag = "t19"} 3 : index
    %c0_0 = arith.constant {tag = "t20"} 0 : index
    %c2 = arith.constant {tag = "t21"} 2 : index
    %1 = scf.for %arg1 = %c3 to %c0_0 step %c2 iter_args(%arg2 = %c0_i32) -> (i32) {
      %false = arith.constant {tag = "t22"} false
      %2 = func.call @f2(%arg2) {tag = "t23"} : (i32) -> i32
      %3 = arith.cmpi ugt, %arg0, %2 {tag = "t24"} : i32
      %4 = arith.index_cast %c0_0 {tag = "t25"} : index to i32
      scf.yield {tag = "t26"} %arg2 : i32
    } {tag = "t27"}
    %c-1 = arith.constant {tag = "t28"} -1 : index
    %true_1 = arith.constant {tag = "t29"} true
    return {tag = "t30"} %arg0 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t38"} {
    %c-1 = arith.constant {tag = "t32"} -1 : index
    %0 = arith.ori %c-1, %c-1 {tag = "t33"} : index
    %false = arith.constant {tag = "t34"} false
    %1 = arith.andi %c-1, %0 {tag = "t35"} : index
    %c0 = arith.constant {tag = "t36"} 0 : index
    return {tag = "t37"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t6"} {
    %c7 = arith.constant {tag = "t0"} 7 : index
    %0 = arith.index_castui %c7 {tag = "t1"} : index to i32
    %1 = arith.index_castui %arg0 {tag = "t2"} : i32 to index
    %false = arith.constant {tag = "t3"} false
    cf.cond_br %false, ^bb1(%c7 : index), ^bb1(%1 : index) {tag = "t4"}
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb0
    return {tag = "t5"} %arg0 : i32
  }
  func.func @f1() -> i32 attributes {tag = "t15"} {
    %c4 = arith.constant {tag = "t7"} 4 : index
    cf.br ^bb1(%c4 : index) {tag = "t8"}
  ^bb1(%0: index):  // 3 preds: ^bb0, ^bb1, ^bb1
    %false = arith.constant {tag = "t9"} false
    cf.cond_br %false, ^bb1(%c4 : index), ^bb1(%c4 : index) {tag = "t10"}
  ^bb2:  // no predecessors
    %c10_i32 = arith.constant {tag = "t11"} 10 : i32
    %1 = "src"(%c10_i32) {tag = "t12"} : (i32) -> i32
    %c1 = arith.constant {tag = "t13"} 1 : index
    return {tag = "t14"} %c10_i32 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t24"} {
    %c-1 = arith.constant {tag = "t16"} -1 : index
    %c5_i32 = arith.constant {tag = "t17"} 5 : i32
    %true = arith.constant {tag = "t18"} true
    scf.if %true {
      %1 = arith.cmpi sge, %c-1, %c-1 {tag = "t19"} : index
    } {tag = "t21"}
    %0 = arith.select %true, %c-1, %c-1 {tag = "t22"} : index
    return {tag = "t23"} %arg0 : i32
  }
  func.func private @f3(%arg0: i32) -> i32 attributes {tag = "t31"} {
    %c10 = arith.constant {tag = "t25"} 10 : index
    %0 = arith.addi %c10, %c10 {tag = "t26"} : index
    %1 = arith.andi %arg0, %arg0 {tag = "t27"} : i32
    %true = arith.constant {tag = "t28"} true
    cf.cond_br %true, ^bb1(%c10 : index), ^bb1(%0 : index) {tag = "t29"}
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb0
    return {tag = "t30"} %1 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t13"} {
    %false = arith.constant {tag = "t0"} false
    %0 = scf.if %false -> (i32) {
      %5 = arith.cmpi ult, %arg1, %arg0 {tag = "t1"} : i32
      scf.yield {tag = "t2"} %arg0 : i32
    } else {
      scf.yield {tag = "t3"} %arg0 : i32
    } {tag = "t4"}
    %1 = arith.cmpi ne, %arg0, %arg0 {tag = "t5"} : i32
    %c-1 = arith.constant {tag = "t6"} -1 : index
    %2 = scf.for %arg2 = %c-1 to %c-1 step %c-1 iter_args(%arg3 = %c-1) -> (index) {
      %5 = arith.addi %c-1, %arg2 {tag = "t7"} : index
      scf.yield {tag = "t8"} %arg3 : index
    } {tag = "t9"}
    %3 = call @f4(%arg0, %arg0) {tag = "t10"} : (i32, i32) -> i32
    %4 = arith.index_castui %3 {tag = "t11"} : i32 to index
    return {tag = "t12"} %3 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t20"} {
    %0 = arith.remui %arg1, %arg1 {tag = "t14"} : i32
    %1 = arith.remsi %0, %0 {tag = "t15"} : i32
    %c2 = arith.constant {tag = "t16"} 2 : index
    %2 = call @f2() {tag = "t17"} : () -> i32
    %3 = arith.xori %2, %1 {tag = "t18"} : i32
    return {tag = "t19"} %0 : i32
  }
  func.func private @f2() -> i32 attributes {tag = "t26"} {
    %c7_i32 = arith.constant {tag = "t21"} 7 : i32
    %0 = call @f4(%c7_i32, %c7_i32) {tag = "t22"} : (i32, i32) -> i32
    %c0 = arith.constant {tag = "t23"} 0 : index
    cf.br ^bb1(%0, %c0 : i32, index) {tag = "t24"}
  ^bb1(%1: i32, %2: index):  // pred: ^bb0
    return {tag = "t25"} %0 : i32
  }
  func.func @f3(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t39"} {
    %c2 = arith.constant {tag = "t27"} 2 : index
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      %false_0 = arith.constant {tag = "t28"} false
      %4 = arith.select %false_0, %c2, %c2 {tag = "t29"} : index
      scf.condition(%false_0) {tag = "t30"} %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      %4 = arith.shrui %c2, %c2 {tag = "t31"} : index
      scf.yield {tag = "t32"} %arg1 : i32
    } attributes {tag = "t33"}
    %false = arith.constant {tag = "t34"} false
    %1 = arith.select %false, %arg0, %0 {tag = "t35"} : i32
    %2 = arith.index_castui %c2 {tag = "t36"} : index to i32
    %3 = call @f4(%arg0, %0) {tag = "t37"} : (i32, i32) -> i32
    return {tag = "t38"} %3 : i32
  }
  func.func private @f4(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t52"} {
    %c4 = arith.constant {tag = "t40"} 4 : index
    %0 = arith.andi %c4, %c4 {tag = "t41"} : index
    %1 = arith.cmpi sgt, %0, %0 {tag = "t42"} : index
    %2 = scf.index_switch %0 {tag = "t48"} -> i32 
    case 0 {
      scf.yield {tag = "t45"} %arg1 : i32
    }
    case 3 {
      %5 = arith.index_castui %c4 {tag = "t46"} : index to i32
      scf.yield {tag = "t47"} %arg1 : i32
    }
    default {
      %5 = arith.minui %c4, %0 {tag = "t43"} : index
      scf.yield {tag = "t44"} %arg0 : i32
    }
    %3 = arith.remsi %c4, %0 {tag = "t49"} : index
    %4 = arith.ceildivui %3, %3 {tag = "t50"} : index
    return {tag = "t51"} %arg1 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t18"} {
    %false = arith.constant {tag = "t0"} false
    scf.if %false {
      %c10 = arith.constant {tag = "t1"} 10 : index
      %3 = arith.shli %c10, %c10 {tag = "t2"} : index
      %c100 = arith.constant {tag = "t3"} 100 : index
      "use"(%3) {tag = "t4"} : (index) -> ()
    } {tag = "t6"}
    scf.if %false {
      %3 = arith.maxsi %arg0, %arg1 {tag = "t7"} : i32
      %c-1 = arith.constant {tag = "t8"} -1 : index
      %4 = arith.maxsi %c-1, %c-1 {tag = "t9"} : index
      %c5 = arith.constant {tag = "t10"} 5 : index
    } {tag = "t12"}
    %c7 = arith.constant {tag = "t13"} 7 : index
    %0 = arith.cmpi ne, %c7, %c7 {tag = "t14"} : index
    %1 = arith.index_cast %arg1 {tag = "t15"} : i32 to index
    %2 = arith.index_cast %1 {tag = "t16"} : index to i32
    return {tag = "t17"} %arg1 : i32
  }
  func.func nested @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t36"} {
    %c100 = arith.constant {tag = "t19"} 100 : index
    %false = arith.constant {tag = "t20"} false
    %0 = scf.if %false -> (index) {
      %2 = arith.minui %c100, %c100 {tag = "t21"} : index
      scf.yield {tag = "t22"} %c100 : index
    } else {
      %c7_0 = arith.constant {tag = "t23"} 7 : index
      %c7_1 = arith.constant {tag = "t24"} 7 : index
      %2 = arith.shrui %c100, %c100 {tag = "t25"} : index
      scf.yield {tag = "t26"} %c7_1 : index
    } {tag = "t27"}
    %1 = scf.index_switch %c100 {tag = "t32"} -> index 
    case 0 {
      %2 = arith.maxui %arg0, %arg1 {tag = "t29"} : i32
      scf.yield {tag = "t30"} %0 : index
    }
    case 3 {
      scf.yield {tag = "t31"} %0 : index
    }
    default {
      scf.yield {tag = "t28"} %0 : index
    }
    %c2 = arith.constant {tag = "t33"} 2 : index
    %c7 = arith.constant {tag = "t34"} 7 : index
    return {tag = "t35"} %arg1 : i32
  }
  func.func @f2() -> i32 attributes {tag = "t58"} {
    %c0 = arith.constant {tag = "t37"} 0 : index
    %0 = arith.maxsi %c0, %c0 {tag = "t38"} : index
    %c100_i32 = arith.constant {tag = "t39"} 100 : i32
    %1 = scf.execute_region -> index {
      %4 = arith.divsi %c0, %0 {tag = "t40"} : index
      %true_0 = arith.constant {tag = "t41"} true
      cf.br ^bb1 {tag = "t42"}
    ^bb1:  // pred: ^bb0
      %false = arith.constant {tag = "t43"} false
      %c10 = arith.constant {tag = "t44"} 10 : index
      scf.yield {tag = "t45"} %c10 : index
    } {tag = "t46"}
    %true = arith.constant {tag = "t47"} true
    %2 = scf.if %true -> (i32) {
      %4 = arith.andi %c100_i32, %c100_i32 {tag = "t48"} : i32
      %5 = arith.ori %c100_i32, %4 {tag = "t49"} : i32
      scf.yield {tag = "t50"} %5 : i32
    } else {
      %4 = arith.select %true, %0, %0 {tag = "t51"} : index
      "use"(%4) {tag = "t52"} : (index) -> ()
      %5 = arith.select %true, %4, %c0 {tag = "t53"} : index
      scf.yield {tag = "t54"} %c100_i32 : i32
    } {tag = "t55"}
    %3 = arith.shli %c100_i32, %2 {tag = "t56"} : i32
    return {tag = "t57"} %2 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t7"} {
    %false = arith.constant {tag = "t0"} false
    cf.cond_br %false, ^bb1, ^bb1 {tag = "t1"}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %0 = arith.shrsi %arg0, %arg0 {tag = "t2"} : i32
    %c-1 = arith.constant {tag = "t3"} -1 : index
    %1 = arith.subi %c-1, %c-1 {tag = "t4"} : index
    %false_0 = arith.constant {tag = "t5"} false
    return {tag = "t6"} %0 : i32
  }
  func.func nested @f1() -> i32 attributes {tag = "t15"} {
    %c4_i32 = arith.constant {tag = "t8"} 4 : i32
    %0 = arith.remsi %c4_i32, %c4_i32 {tag = "t9"} : i32
    %c5_i32 = arith.constant {tag = "t10"} 5 : i32
    %1 = arith.remui %0, %c5_i32 {tag = "t11"} : i32
    %2 = call @f2(%c4_i32, %c4_i32) {tag = "t12"} : (i32, i32) -> i32
    %3 = call @f0(%2) {tag = "t13"} : (i32) -> i32
    return {tag = "t14"} %1 : i32
  }
  func.func @f2(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t31"} {
    %true = arith.constant {tag = "t16"} true
    %0 = scf.if %true -> (i32) {
      scf.yield {tag = "t17"} %arg0 : i32
    } else {
      %3 = arith.minsi %arg1, %arg1 {tag = "t18"} : i32
      %4 = arith.select %true, %arg0, %3 {tag = "t19"} : i32
      %5 = arith.cmpi ne, %4, %arg1 {tag = "t20"} : i32
      scf.yield {tag = "t21"} %3 : i32
    } {tag = "t22"}
    %c100 = arith.constant {tag = "t23"} 100 : index
    %1 = arith.shli %c100, %c100 {tag = "t24"} : index
    scf.if %true {
      %3 = arith.cmpi ugt, %1, %1 {tag = "t25"} : index
    } {tag = "t27"}
    %c-1 = arith.constant {tag = "t28"} -1 : index
    %2 = arith.divsi %c-1, %c-1 {tag = "t29"} : index
    return {tag = "t30"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32) -> i32 attributes {tag = "t17"} {
    %c3 = arith.constant {tag = "t0"} 3 : index
    cf.br ^bb1(%c3, %c3 : index, index) {tag = "t1"}
  ^bb1(%0: index, %1: index):  // pred: ^bb0
    cf.switch %arg0 : i32, [
      default: ^bb2,
      1: ^bb3(%c3 : index),
      2: ^bb2
    ] {tag = "t2"}
  ^bb2:  // 2 preds: ^bb1, ^bb1
    %2 = scf.execute_region -> i32 {
      %9 = arith.index_castui %c3 {tag = "t3"} : index to i32
      scf.yield {tag = "t4"} %arg0 : i32
    } {tag = "t5"}
    %3 = arith.divsi %arg0, %2 {tag = "t6"} : i32
    cf.br ^bb3(%c3 : index) {tag = "t7"}
  ^bb3(%4: index):  // 5 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb3
    %c-1 = arith.constant {tag = "t8"} -1 : index
    %c1 = arith.constant {tag = "t9"} 1 : index
    %c7 = arith.constant {tag = "t10"} 7 : index
    %5 = scf.for %arg1 = %c-1 to %c1 step %c7 iter_args(%arg2 = %c3) -> (index) {
      %9 = func.call @f1(%arg0) {tag = "t11"} : (i32) -> i32
      scf.yield {tag = "t12"} %c3 : index
    } {tag = "t13"}
    cf.switch %arg0 : i32, [
      default: ^bb3(%c-1 : index),
      1: ^bb3(%c-1 : index),
      2: ^bb3(%4 : index)
    ] {tag = "t14"}
  ^bb4(%6: index, %7: i32):  // no predecessors
    %8 = arith.minui %arg0, %7 {tag = "t15"} : i32
    return {tag = "t16"} %7 : i32
  }
  func.func private @f1(%arg0: i32) -> i32 attributes {tag = "t30"} {
    %true = arith.constant {tag = "t18"} true
    %0 = arith.select %true, %arg0, %arg0 {tag = "t19"} : i32
    %c0 = arith.constant {tag = "t20"} 0 : index
    %c3_i32 = arith.constant {tag = "t21"} 3 : i32
    %c3 = arith.constant {tag = "t22"} 3 : index
    %1 = scf.if %true -> (index) {
      %c10 = arith.constant {tag = "t23"} 10 : index
      %c3_i32_0 = arith.constant {tag = "t24"} 3 : i32
      scf.yield {tag = "t25"} %c3 : index
    } else {
      %true_0 = arith.constant {tag = "t26"} true
      scf.yield {tag = "t27"} %c0 : index
    } {tag = "t28"}
    return {tag = "t29"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t23"} {
    %c4 = arith.constant {tag = "t0"} 4 : index
    %0 = arith.ceildivsi %c4, %c4 {tag = "t1"} : index
    %1 = call @f2() {tag = "t2"} : () -> i32
    cf.br ^bb3(%1 : i32) {tag = "t3"}
  ^bb1(%2: i32, %3: index):  // pred: ^bb1
    cf.br ^bb1(%2, %c4 : i32, index) {tag = "t4"}
  ^bb2(%4: index):  // no predecessors
    %5 = scf.while (%arg0 = %1) : (i32) -> i32 {
      %c3_i32 = arith.constant {tag = "t5"} 3 : i32
      %9 = arith.subi %c3_i32, %c3_i32 {tag = "t6"} : i32
      %false_0 = arith.constant {tag = "t7"} false
      scf.condition(%false_0) {tag = "t8"} %c3_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %c1_i32 = arith.constant {tag = "t9"} 1 : i32
      scf.yield {tag = "t10"} %c1_i32 : i32
    } attributes {tag = "t11"}
    return {tag = "t12"} %5 : i32
  ^bb3(%6: i32):  // pred: ^bb0
    %false = arith.constant {tag = "t13"} false
    %7 = scf.if %false -> (index) {
      scf.yield {tag = "t14"} %c4 : index
    } else {
      scf.yield {tag = "t15"} %0 : index
    } {tag = "t16"}
    scf.if %false {
      %9 = arith.andi %c4, %0 {tag = "t17"} : index
      "use"(%6) {tag = "t18"} : (i32) -> ()
    } {tag = "t20"}
    %8 = arith.minui %1, %6 {tag = "t21"} : i32
    return {tag = "t22"} %6 : i32
  }
  func.func @f1() -> i32 attributes {tag = "t39"} {
    %false = arith.constant {tag = "t24"} false
    %false_0 = arith.constant {tag = "t25"} false
    %c100_i32 = arith.constant {tag = "t26"} 100 : i32
    "use"(%c100_i32) {tag = "t27"} : (i32) -> ()
    %0 = arith.subi %c100_i32, %c100_i32 {tag = "t28"} : i32
    %c2 = arith.constant {tag = "t29"} 2 : index
    %1 = scf.index_switch %c2 {tag = "t37"} -> i32 
    case 0 {
      %2 = arith.cmpi eq, %c2, %c2 {tag = "t33"} : index
      scf.yield {tag = "t34"} %0 : i32
    }
    case 3 {
      %2 = arith.minui %c2, %c2 {tag = "t35"} : index
      scf.yield {tag = "t36"} %c100_i32 : i32
    }
    default {
      %2 = arith.index_cast %c2 {tag = "t30"} : index to i32
      %3 = func.call @f2() {tag = "t31"} : () -> i32
      scf.yield {tag = "t32"} %2 : i32
    }
    return {tag = "t38"} %1 : i32
  }
  func.func private @f2() -> i32 attributes {tag = "t47"} {
    %c3 = arith.constant {tag = "t40"} 3 : index
    %0 = arith.subi %c3, %c3 {tag = "t41"} : index
    %1 = arith.divsi %0, %0 {tag = "t42"} : index
    %2 = call @f0() {tag = "t43"} : () -> i32
    %3 = arith.cmpi ult, %2, %2 {tag = "t44"} : i32
    %4 = arith.shli %2, %2 {tag = "t45"} : i32
    return {tag = "t46"} %4 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t9"} {
    %c4_i32 = arith.constant {tag = "t0"} 4 : i32
    %0 = arith.maxsi %c4_i32, %c4_i32 {tag = "t1"} : i32
    %1 = arith.maxsi %c4_i32, %0 {tag = "t2"} : i32
    %false = arith.constant {tag = "t3"} false
    %c-1 = arith.constant {tag = "t4"} -1 : index
    %2 = arith.select %false, %c-1, %c-1 {tag = "t5"} : index
    %3 = arith.select %false, %0, %0 {tag = "t6"} : i32
    %true = arith.constant {tag = "t7"} true
    return {tag = "t8"} %0 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t17"} {
    "use"(%arg1) {tag = "t10"} : (i32) -> ()
    %0 = call @f2(%arg1) {tag = "t11"} : (i32) -> i32
    %c-1 = arith.constant {tag = "t12"} -1 : index
    %1 = arith.cmpi slt, %c-1, %c-1 {tag = "t13"} : index
    %2 = arith.cmpi eq, %arg0, %0 {tag = "t14"} : i32
    %3 = arith.select %2, %c-1, %c-1 {tag = "t15"} : index
    return {tag = "t16"} %0 : i32
  }
  func.func @f2(%arg0: i32) -> i32 attributes {tag = "t34"} {
    %false = arith.constant {tag = "t18"} false
    scf.if %false {
      %3 = arith.index_castui %arg0 {tag = "t19"} : i32 to index
      %4 = arith.shli %arg0, %arg0 {tag = "t20"} : i32
    } {tag = "t22"}
    %0 = arith.maxui %arg0, %arg0 {tag = "t23"} : i32
    %c10 = arith.constant {tag = "t24"} 10 : index
    %c5 = arith.constant {tag = "t25"} 5 : index
    %c1 = arith.constant {tag = "t26"} 1 : index
    %c0 = arith.constant {tag = "t27"} 0 : index
    %1 = scf.for %arg1 = %c5 to %c1 step %c0 iter_args(%arg2 = %c5) -> (index) {
      %3 = arith.divsi %arg2, %c0 {tag = "t28"} : index
      scf.yield {tag = "t29"} %c0 : index
    } {tag = "t30"}
    %true = arith.constant {tag = "t31"} true
    %2 = call @f4() {tag = "t32"} : () -> i32
    return {tag = "t33"} %0 : i32
  }
  func.func nested @f3(%arg0: i32) -> i32 attributes {tag = "t42"} {
    cf.br ^bb2 {tag = "t35"}
  ^bb1(%0: i32, %1: index):  // pred: ^bb1
    cf.br ^bb1(%arg0, %1 : i32, index) {tag = "t36"}
  ^bb2:  // pred: ^bb0
    %c5 = arith.constant {tag = "t37"} 5 : index
    %2 = "src"(%c5) {tag = "t38"} : (index) -> index
    %3 = arith.index_castui %c5 {tag = "t39"} : index to i32
    %4 = arith.floordivsi %c5, %c5 {tag = "t40"} : index
    return {tag = "t41"} %3 : i32
  }
  func.func private @f4() -> i32 attributes {tag = "t51"} {
    %c1_i32 = arith.constant {tag = "t43"} 1 : i32
    %0 = "src"(%c1_i32) {tag = "t44"} : (i32) -> i32
    %c10 = arith.constant {tag = "t45"} 10 : index
    %1 = arith.cmpi sle, %c10, %c10 {tag = "t46"} : index
    %2 = arith.divsi %c10, %c10 {tag = "t47"} : index
    %3 = arith.index_cast %0 {tag = "t48"} : i32 to index
    %c2 = arith.constant {tag = "t49"} 2 : index
    return {tag = "t50"} %0 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t18"} {
    %0 = arith.cmpi sge, %arg1, %arg1 {tag = "t0"} : i32
    %c4 = arith.constant {tag = "t1"} 4 : index
    %1 = arith.subi %c4, %c4 {tag = "t2"} : index
    %c2 = arith.constant {tag = "t3"} 2 : index
    %c10 = arith.constant {tag = "t4"} 10 : index
    %c1 = arith.constant {tag = "t5"} 1 : index
    %2 = scf.for %arg2 = %c2 to %c10 step %c1 iter_args(%arg3 = %arg1) -> (i32) {
      %c100_i32 = arith.constant {tag = "t6"} 100 : i32
      %5 = arith.subi %c4, %c2 {tag = "t7"} : index
      %6 = arith.divui %arg3, %arg1 {tag = "t8"} : i32
      %7 = arith.floordivsi %c1, %c10 {tag = "t9"} : index
      scf.yield {tag = "t10"} %arg1 : i32
    } {tag = "t11"}
    %3 = call @f1() {tag = "t12"} : () -> i32
    %4 = scf.index_switch %c10 {tag = "t16"} -> index 
    case 0 {
      scf.yield {tag = "t14"} %1 : index
    }
    case 3 {
      scf.yield {tag = "t15"} %1 : index
    }
    default {
      scf.yield {tag = "t13"} %1 : index
    }
    return {tag = "t17"} %2 : i32
  }
  func.func private @f1() -> i32 attributes {tag = "t29"} {
    %c1 = arith.constant {tag = "t19"} 1 : index
    %0 = arith.index_castui %c1 {tag = "t20"} : index to i32
    %1 = arith.muli %c1, %c1 {tag = "t21"} : index
    %2 = arith.cmpi sge, %0, %0 {tag = "t22"} : i32
    scf.if %2 {
      %c100_i32 = arith.constant {tag = "t23"} 100 : i32
      %3 = arith.select %2, %1, %1 {tag = "t24"} : index
    } {tag = "t26"}
    %c0_i32 = arith.constant {tag = "t27"} 0 : i32
    return {tag = "t28"} %c0_i32 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t14"} {
    %0 = arith.divui %arg1, %arg0 {tag = "t0"} : i32
    %c-1 = arith.constant {tag = "t1"} -1 : index
    %1 = scf.index_switch %c-1 {tag = "t10"} -> index 
    case 0 {
      %4 = func.call @f2(%arg0) {tag = "t3"} : (i32) -> i32
      %5 = arith.subi %c-1, %c-1 {tag = "t4"} : index
      scf.yield {tag = "t5"} %5 : index
    }
    case 3 {
      %false = arith.constant {tag = "t6"} false
      %4 = arith.select %false, %0, %arg1 {tag = "t7"} : i32
      %5 = arith.cmpi sge, %4, %0 {tag = "t8"} : i32
      scf.yield {tag = "t9"} %c-1 : index
    }
    default {
      scf.yield {tag = "t2"} %c-1 : index
    }
    %2 = call @f1(%arg0, %arg1) {tag = "t11"} : (i32, i32) -> i32
    %3 = arith.remui %arg0, %arg1 {tag = "t12"} : i32
    return {tag = "t13"} %2 : i32
  }
  func.func private @f1(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t22"} {
    %c0 = arith.constant {tag = "t15"} 0 : index
    %0 = arith.xori %c0, %c0 {tag = "t16"} : index
    %1 = arith.addi %0, %0 {tag = "t17"} : index
    %c1_i32 = arith.constant {tag = "t18"} 1 : i32
    %2 = arith.cmpi ugt, %arg1, %arg1 {tag = "t19"} : i32
    %3 = call @f2(%arg0) {tag = "t20"} : (i32) -> i32
    return {tag = "t21"} %3 : i32
  }
  func.func private @f2(%arg0: i32) -> i32 attributes {tag = "t43"} {
    %c10_i32 = arith.constant {tag = "t23"} 10 : i32
    %0 = arith.cmpi ult, %c10_i32, %c10_i32 {tag = "t24"} : i32
    %1 = scf.if %0 -> (index) {
      %4 = arith.maxui %c10_i32, %c10_i32 {tag = "t25"} : i32
      %false = arith.constant {tag = "t26"} false
      %c4 = arith.constant {tag = "t27"} 4 : index
      scf.yield {tag = "t28"} %c4 : index
    } else {
      %4 = arith.floordivsi %c10_i32, %c10_i32 {tag = "t29"} : i32
      %5 = arith.cmpi ugt, %arg0, %4 {tag = "t30"} : i32
      %c5 = arith.constant {tag = "t31"} 5 : index
      scf.yield {tag = "t32"} %c5 : index
    } {tag = "t33"}
    %2 = scf.index_switch %1 {tag = "t40"} -> i32 
    case 0 {
      %4 = arith.cmpi slt, %arg0, %c10_i32 {tag = "t35"} : i32
      %5 = arith.select %4, %1, %1 {tag = "t36"} : index
      scf.yield {tag = "t37"} %arg0 : i32
    }
    case 3 {
      %4 = arith.select %0, %1, %1 {tag = "t38"} : index
      scf.yield {tag = "t39"} %arg0 : i32
    }
    default {
      scf.yield {tag = "t34"} %arg0 : i32
    }
    %3 = arith.select %0, %2, %2 {tag = "t41"} : i32
    return {tag = "t42"} %3 : i32
  }
  func.func @f3(%arg0: i32) -> i32 attributes {tag = "t52"} {
    %c1_i32 = arith.constant {tag = "t44"} 1 : i32
    %c7 = arith.constant {tag = "t45"} 7 : index
    %0 = arith.ceildivsi %c7, %c7 {tag = "t46"} : index
    %1 = arith.shli %c7, %0 {tag = "t47"} : index
    %2 = scf.execute_region -> index {
      %3 = arith.subi %0, %c7 {tag = "t48"} : index
      scf.yield {tag = "t49"} %c7 : index
    } {tag = "t50"}
    return {tag = "t51"} %arg0 : i32
  }
}

// -----

module {
  func.func @f0() -> i32 attributes {tag = "t14"} {
    %c1 = arith.constant {tag = "t0"} 1 : index
    %0 = arith.shli %c1, %c1 {tag = "t1"} : index
    %1 = scf.execute_region -> i32 {
      %false = arith.constant {tag = "t2"} false
      %c0_i32 = arith.constant {tag = "t3"} 0 : i32
      scf.yield {tag = "t4"} %c0_i32 : i32
    } {tag = "t5"}
    %2 = scf.execute_region -> i32 {
      %5 = arith.cmpi ult, %1, %1 {tag = "t6"} : i32
      %6 = arith.cmpi ugt, %0, %c1 {tag = "t7"} : index
      %7 = func.call @f1() {tag = "t8"} : () -> i32
      scf.yield {tag = "t9"} %7 : i32
    } {tag = "t10"}
    %3 = arith.subi %2, %1 {tag = "t11"} : i32
    %4 = arith.cmpi sgt, %c1, %0 {tag = "t12"} : index
    return {tag = "t13"} %1 : i32
  }
  func.func private @f1() -> i32 attributes {tag = "t22"} {
    %c7 = arith.constant {tag = "t15"} 7 : index
    %0 = arith.xori %c7, %c7 {tag = "t16"} : index
    cf.br ^bb1(%0 : index) {tag = "t17"}
  ^bb1(%1: index):  // pred: ^bb0
    %c2_i32 = arith.constant {tag = "t18"} 2 : i32
    %2 = arith.ceildivsi %c2_i32, %c2_i32 {tag = "t19"} : i32
    %c3_i32 = arith.constant {tag = "t20"} 3 : i32
    return {tag = "t21"} %2 : i32
  }
  func.func nested @f2(%arg0: i32) -> i32 attributes {tag = "t33"} {
    %c4_i32 = arith.constant {tag = "t23"} 4 : i32
    %0 = arith.andi %arg0, %arg0 {tag = "t24"} : i32
    %false = arith.constant {tag = "t25"} false
    %1 = scf.if %false -> (i32) {
      scf.yield {tag = "t26"} %arg0 : i32
    } else {
      %3 = arith.shrui %0, %c4_i32 {tag = "t27"} : i32
      scf.yield {tag = "t28"} %3 : i32
    } {tag = "t29"}
    %c100_i32 = arith.constant {tag = "t30"} 100 : i32
    %2 = arith.divsi %0, %c100_i32 {tag = "t31"} : i32
    return {tag = "t32"} %c100_i32 : i32
  }
}

// -----

module {
  func.func @f0(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t2"} {
    cf.br ^bb1(%arg0, %arg1 : i32, i32) {tag = "t0"}
  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
    return {tag = "t1"} %1 : i32
  }
  func.func nested @f1() -> i32 attributes {tag = "t11"} {
    %c3_i32 = arith.constant {tag = "t3"} 3 : i32
    %0 = arith.andi %c3_i32, %c3_i32 {tag = "t4"} : i32
    %1 = call @f3() {tag = "t5"} : () -> i32
    %2 = arith.minsi %0, %0 {tag = "t6"} : i32
    %3 = arith.cmpi uge, %c3_i32, %2 {tag = "t7"} : i32
    %c3 = arith.constant {tag = "t8"} 3 : index
    %4 = arith.select %3, %c3, %c3 {tag = "t9"} : index
    return {tag = "t10"} %2 : i32
  }
  func.func @f2(%arg0: i32) -> i32 attributes {tag = "t23"} {
    %0 = arith.remui %arg0, %arg0 {tag = "t12"} : i32
    %false = arith.constant {tag = "t13"} false
    %1 = arith.select %false, %arg0, %0 {tag = "t14"} : i32
    %c2 = arith.constant {tag = "t15"} 2 : index
    %2 = arith.index_castui %c2 {tag = "t16"} : index to i32
    %3 = call @f4() {tag = "t17"} : () -> i32
    %4 = scf.execute_region -> i32 {
      %5 = arith.ori %c2, %c2 {tag = "t18"} : index
      %6 = arith.xori %5, %5 {tag = "t19"} : index
      scf.yield {tag = "t20"} %3 : i32
    } {tag = "t21"}
    return {tag = "t22"} %0 : i32
  }
  func.func private @f3() -> i32 attributes {tag = "t44"} {
    %c2_i32 = arith.constant {tag = "t24"} 2 : i32
    %0 = scf.while (%arg0 = %c2_i32) : (i32) -> i32 {
      %5 = arith.ori %arg0, %c2_i32 {tag = "t25"} : i32
      %false_0 = arith.constant {tag = "t26"} false
      scf.condition(%false_0) {tag = "t27"} %c2_i32 : i32
    } do {
    ^bb0(%arg0: i32):
      %true = arith.constant {tag = "t28"} true
      scf.yield {tag = "t29"} %c2_i32 : i32
    } attributes {tag = "t30"}
    %false = arith.constant {tag = "t31"} false
    %c100 = arith.constant {tag = "t32"} 100 : index
    %1 = arith.select %false, %c100, %c100 {tag = "t33"} : index
    %2 = scf.index_switch %c100 {tag = "t40"} -> index 
    case 0 {
      %5 = arith.xori %0, %c2_i32 {tag = "t35"} : i32
      %6 = func.call @f4() {tag = "t36"} : () -> i32
      scf.yield {tag = "t37"} %1 : index
    }
    case 3 {
      %5 = func.call @f4() {tag = "t38"} : () -> i32
      scf.yield {tag = "t39"} %1 : index
    }
    default {
      scf.yield {tag = "t34"} %1 : index
    }
    %3 = arith.divui %2, %1 {tag = "t41"} : index
    %4 = arith.muli %c2_i32, %c2_i32 {tag = "t42"} : i32
    return {tag = "t43"} %0 : i32
  }
  func.func nested @f4() -> i32 attributes {tag = "t51"} {
    %c0_i32 = arith.constant {tag = "t45"} 0 : i32
    %0 = arith.shrui %c0_i32, %c0_i32 {tag = "t46"} : i32
    %c1 = arith.constant {tag = "t47"} 1 : index
    %1 = arith.shrsi %0, %0 {tag = "t48"} : i32
    cf.br ^bb1(%0, %0 : i32, i32) {tag = "t49"}
  ^bb1(%2: i32, %3: i32):  // pred: ^bb0
    return {tag = "t50"} %2 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: i32) -> i32 attributes {tag = "t31"} {
    %0 = arith.cmpi ult, %arg2, %arg2 {tag = "t0"} : i32
    %c4 = arith.constant {tag = "t1"} 4 : index
    %c2 = arith.constant {tag = "t2"} 2 : index
    %c4_0 = arith.constant {tag = "t3"} 4 : index
    %1 = scf.for %arg3 = %c4 to %c2 step %c4_0 iter_args(%arg4 = %c4_0) -> (index) {
      %6 = scf.execute_region -> index {
        %c5_i32 = arith.constant {tag = "t4"} 5 : i32
        %7 = arith.maxsi %c5_i32, %arg2 {tag = "t5"} : i32
        cf.br ^bb2(%arg2 : i32) {tag = "t6"}
      ^bb1(%8: i32, %9: i32):  // pred: ^bb1
        %10 = arith.shrui %c4_0, %arg0 {tag = "t7"} : index
        %true = arith.constant {tag = "t8"} true
        cf.br ^bb1(%7, %c5_i32 : i32, i32) {tag = "t9"}
      ^bb2(%11: i32):  // pred: ^bb0
        %c5 = arith.constant {tag = "t10"} 5 : index
        %12 = arith.select %0, %c5, %c5 {tag = "t11"} : index
        scf.yield {tag = "t12"} %c5 : index
      } {tag = "t13"}
      %c4_i32 = arith.constant {tag = "t14"} 4 : i32
      scf.yield {tag = "t15"} %arg3 : index
    } {tag = "t16"}
    %2 = arith.maxui %arg2, %arg2 {tag = "t17"} : i32
    %3 = scf.index_switch %arg0 {tag = "t26"} -> i32 
    case 0 {
      scf.yield {tag = "t24"} %2 : i32
    }
    case 3 {
      scf.yield {tag = "t25"} %arg2 : i32
    }
    default {
      %6 = scf.if %0 -> (i32) {
        %true = arith.constant {tag = "t18"} true
        scf.yield {tag = "t19"} %arg2 : i32
      } else {
        scf.yield {tag = "t20"} %arg2 : i32
      } {tag = "t21"}
      %7 = arith.cmpi sle, %c2, %c4_0 {tag = "t22"} : index
      scf.yield {tag = "t23"} %arg2 : i32
    }
    %4 = arith.index_castui %3 {tag = "t27"} : i32 to index
    %5 = arith.select %arg1, %2, %arg2 {tag = "t28"} : i32
    %c10_i32 = arith.constant {tag = "t29"} 10 : i32
    return {tag = "t30"} %5 : i32
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t12"} {
    %c10_i32 = arith.constant {tag = "t0"} 10 : i32
    %c100 = arith.constant {tag = "t1"} 100 : index
    %0 = arith.index_cast %c100 {tag = "t2"} : index to i32
    %true = arith.constant {tag = "t3"} true
    %1 = arith.select %true, %0, %c10_i32 {tag = "t4"} : i32
    %2 = arith.ceildivsi %0, %0 {tag = "t5"} : i32
    %3 = scf.if %true -> (i32) {
      scf.yield {tag = "t6"} %1 : i32
    } else {
      %5 = arith.index_castui %c100 {tag = "t7"} : index to i32
      scf.yield {tag = "t8"} %c10_i32 : i32
    } {tag = "t9"}
    %4 = arith.subi %0, %1 {tag = "t10"} : i32
    return {tag = "t11"} %4 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i1) -> i8 attributes {tag = "t12"} {
    %c2_i8 = arith.constant {tag = "t0"} 2 : i8
    %0 = arith.ori %c2_i8, %c2_i8 {tag = "t1"} : i8
    %c10 = arith.constant {tag = "t2"} 10 : index
    %1 = arith.cmpi ult, %c10, %c10 {tag = "t3"} : index
    %c100_i64 = arith.constant {tag = "t4"} 100 : i64
    scf.if %1 {
      %3 = arith.index_cast %c10 {tag = "t5"} : index to i64
    } {tag = "t7"}
    %false = arith.constant {tag = "t8"} false
    %2 = arith.cmpi uge, %0, %c2_i8 {tag = "t9"} : i8
    "use"(%c2_i8) {tag = "t10"} : (i8) -> ()
    return {tag = "t11"} %c2_i8 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: index) -> i32 attributes {tag = "t19"} {
    %0 = arith.shli %arg1, %arg1 {tag = "t0"} : index
    %1 = scf.execute_region -> index {
      %true = arith.constant {tag = "t1"} true
      cf.cond_br %true, ^bb1(%arg1 : index), ^bb1(%arg1 : index) {tag = "t2"}
    ^bb1(%7: index):  // 2 preds: ^bb0, ^bb0
      %8 = arith.select %true, %arg0, %arg0 {tag = "t3"} : i32
      scf.yield {tag = "t4"} %arg1 : index
    } {tag = "t5"}
    %false = arith.constant {tag = "t6"} false
    %2 = scf.execute_region -> i32 {
      %7 = arith.remui %arg1, %arg1 {tag = "t7"} : index
      %8 = arith.shli %arg0, %arg0 {tag = "t8"} : i32
      scf.yield {tag = "t9"} %arg0 : i32
    } {tag = "t10"}
    %3 = arith.select %false, %1, %0 {tag = "t11"} : index
    %4 = arith.index_castui %2 {tag = "t12"} : i32 to index
    %5 = arith.maxui %2, %2 {tag = "t13"} : i32
    %6 = scf.index_switch %arg1 {tag = "t17"} -> i32 
    case 0 {
      scf.yield {tag = "t15"} %5 : i32
    }
    case 3 {
      scf.yield {tag = "t16"} %5 : i32
    }
    default {
      scf.yield {tag = "t14"} %arg0 : i32
    }
    return {tag = "t18"} %5 : i32
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t55"} {
    %c3_i32 = arith.constant {tag = "t0"} 3 : i32
    %false = arith.constant {tag = "t1"} false
    %c2 = arith.constant {tag = "t2"} 2 : index
    %c0 = arith.constant {tag = "t3"} 0 : index
    %c1 = arith.constant {tag = "t4"} 1 : index
    %c-1 = arith.constant {tag = "t5"} -1 : index
    %0 = scf.for %arg0 = %c0 to %c1 step %c-1 iter_args(%arg1 = %c3_i32) -> (i32) {
      %3 = arith.remui %arg1, %c3_i32 {tag = "t6"} : i32
      %4 = arith.index_cast %c-1 {tag = "t7"} : index to i32
      %5 = scf.for %arg2 = %c0 to %arg0 step %c2 iter_args(%arg3 = %4) -> (i32) {
        %c3 = arith.constant {tag = "t8"} 3 : index
        %6 = arith.floordivsi %c-1, %c0 {tag = "t9"} : index
        %7 = arith.select %false, %arg3, %arg1 {tag = "t10"} : i32
        %8 = "src"(%arg3) {tag = "t11"} : (i32) -> i32
        scf.yield {tag = "t12"} %3 : i32
      } {tag = "t13"}
      scf.yield {tag = "t14"} %4 : i32
    } {tag = "t15"}
    %1 = scf.if %false -> (i32) {
      %false_0 = arith.constant {tag = "t16"} false
      %c3 = arith.constant {tag = "t17"} 3 : index
      scf.yield {tag = "t18"} %0 : i32
    } else {
      %c3_i32_0 = arith.constant {tag = "t19"} 3 : i32
      %3 = scf.execute_region -> i32 {
        %5 = arith.shrsi %c1, %c2 {tag = "t20"} : index
        %c7_i32 = arith.constant {tag = "t21"} 7 : i32
        cf.cond_br %false, ^bb3(%c0 : index), ^bb1(%c1, %5 : index, index) {tag = "t22"}
      ^bb1(%6: index, %7: index):  // 2 preds: ^bb0, ^bb2
        cf.cond_br %false, ^bb3(%5 : index), ^bb3(%c1 : index) {tag = "t23"}
      ^bb2:  // pred: ^bb2
        cf.cond_br %false, ^bb2, ^bb1(%c0, %c-1 : index, index) {tag = "t24"}
      ^bb3(%8: index):  // 3 preds: ^bb0, ^bb1, ^bb1
        %9 = arith.cmpi ne, %c3_i32_0, %0 {tag = "t25"} : i32
        %10 = scf.while (%arg0 = %c7_i32) : (i32) -> i32 {
          %12 = "src"(%c7_i32) {tag = "t26"} : (i32) -> i32
          %13 = arith.cmpi slt, %c0, %c1 {tag = "t27"} : index
          %c3_i32_1 = arith.constant {tag = "t28"} 3 : i32
          scf.condition(%false) {tag = "t29"} %0 : i32
        } do {
        ^bb0(%arg0: i32):
          %12 = arith.remsi %c3_i32_0, %c3_i32_0 {tag = "t30"} : i32
          %13 = arith.shrui %arg0, %0 {tag = "t31"} : i32
          scf.yield {tag = "t32"} %12 : i32
        } attributes {tag = "t33"}
        %11 = scf.execute_region -> index {
          cf.br ^bb4 {tag = "t34"}
        ^bb1(%12: index, %13: index):  // pred: ^bb2
          %14 = arith.cmpi slt, %c-1, %13 {tag = "t35"} : index
          %15 = arith.cmpi slt, %c-1, %c2 {tag = "t36"} : index
          %16 = arith.floordivsi %10, %c3_i32 {tag = "t37"} : i32
          cf.cond_br %15, ^bb4, ^bb2 {tag = "t38"}
        ^bb2:  // 3 preds: ^bb1, ^bb3, ^bb3
          %17 = arith.divui %5, %c1 {tag = "t39"} : index
          cf.cond_br %9, ^bb1(%5, %c0 : index, index), ^bb4 {tag = "t40"}
        ^bb3(%18: index, %19: i32):  // no predecessors
          %20 = arith.select %false, %19, %c3_i32 {tag = "t41"} : i32
          cf.cond_br %false, ^bb2, ^bb2 {tag = "t42"}
        ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb2
          %true = arith.constant {tag = "t43"} true
          %21 = arith.andi %c3_i32_0, %c7_i32 {tag = "t44"} : i32
          %22 = arith.cmpi ult, %0, %c7_i32 {tag = "t45"} : i32
          scf.yield {tag = "t46"} %c0 : index
        } {tag = "t47"}
        scf.yield {tag = "t48"} %c7_i32 : i32
      } {tag = "t49"}
      %4 = arith.ori %c1, %c1 {tag = "t50"} : index
      scf.yield {tag = "t51"} %c3_i32 : i32
    } {tag = "t52"}
    %2 = arith.addi %c1, %c0 {tag = "t53"} : index
    return {tag = "t54"} %c3_i32 : i32
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t7"} {
    %c100 = arith.constant {tag = "t0"} 100 : index
    %0 = "src"(%c100) {tag = "t1"} : (index) -> index
    %c1_i32 = arith.constant {tag = "t2"} 1 : i32
    %1 = arith.shrui %c1_i32, %c1_i32 {tag = "t3"} : i32
    %2 = arith.floordivsi %1, %1 {tag = "t4"} : i32
    %3 = arith.maxui %1, %2 {tag = "t5"} : i32
    return {tag = "t6"} %2 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: index) -> i32 attributes {tag = "t6"} {
    %c0 = arith.constant {tag = "t0"} 0 : index
    %false = arith.constant {tag = "t1"} false
    cf.cond_br %false, ^bb3(%arg0 : i32), ^bb2 {tag = "t2"}
  ^bb1:  // pred: ^bb2
    cf.br ^bb2 {tag = "t3"}
  ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    cf.switch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2,
      2: ^bb2
    ] {tag = "t4"}
  ^bb3(%0: i32):  // pred: ^bb0
    return {tag = "t5"} %arg0 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i1, %arg1: i1) -> i32 attributes {tag = "t11"} {
    %c3 = arith.constant {tag = "t0"} 3 : index
    %0 = arith.index_cast %c3 {tag = "t1"} : index to i32
    %1 = arith.cmpi uge, %c3, %c3 {tag = "t2"} : index
    %2 = arith.select %1, %0, %0 {tag = "t3"} : i32
    %3 = arith.divui %0, %0 {tag = "t4"} : i32
    scf.if %arg1 {
      %c2 = arith.constant {tag = "t5"} 2 : index
      %c100 = arith.constant {tag = "t6"} 100 : index
    } {tag = "t8"}
    %4 = arith.maxsi %c3, %c3 {tag = "t9"} : index
    return {tag = "t10"} %3 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: index) -> i32 attributes {tag = "t15"} {
    %c1 = arith.constant {tag = "t0"} 1 : index
    %0 = "src"(%arg1) {tag = "t1"} : (i32) -> i32
    %true = arith.constant {tag = "t2"} true
    %1 = "src"(%arg0) {tag = "t3"} : (index) -> index
    %2 = scf.if %true -> (i32) {
      scf.yield {tag = "t4"} %arg1 : i32
    } else {
      %5 = arith.shli %0, %arg1 {tag = "t5"} : i32
      %6 = arith.remsi %c1, %1 {tag = "t6"} : index
      scf.yield {tag = "t7"} %arg1 : i32
    } {tag = "t8"}
    %3 = arith.maxui %0, %0 {tag = "t9"} : i32
    %4 = arith.minui %arg0, %arg0 {tag = "t10"} : index
    scf.if %true {
      %5 = arith.minui %4, %arg0 {tag = "t11"} : index
    } {tag = "t13"}
    return {tag = "t14"} %2 : i32
  }
}

// -----

module {
  func.func @f() -> i8 attributes {tag = "t31"} {
    %false = arith.constant {tag = "t0"} false
    scf.if %false {
      %c1_i8 = arith.constant {tag = "t1"} 1 : i8
      %4 = arith.extsi %c1_i8 {tag = "t2"} : i8 to i64
    } {tag = "t4"}
    %0 = scf.if %false -> (index) {
      %c7_i8 = arith.constant {tag = "t5"} 7 : i8
      %4 = arith.ceildivui %c7_i8, %c7_i8 {tag = "t6"} : i8
      scf.if %false {
        %c3_i64 = arith.constant {tag = "t7"} 3 : i64
        %5 = arith.minsi %c3_i64, %c3_i64 {tag = "t8"} : i64
        %6 = arith.ceildivsi %c3_i64, %c3_i64 {tag = "t9"} : i64
      } {tag = "t11"}
      %c2 = arith.constant {tag = "t12"} 2 : index
      scf.yield {tag = "t13"} %c2 : index
    } else {
      %c0_0 = arith.constant {tag = "t14"} 0 : index
      %4 = arith.muli %c0_0, %c0_0 {tag = "t15"} : index
      %c3_i64 = arith.constant {tag = "t16"} 3 : i64
      %5 = arith.maxsi %c3_i64, %c3_i64 {tag = "t17"} : i64
      scf.yield {tag = "t18"} %4 : index
    } {tag = "t19"}
    %1 = arith.addi %0, %0 {tag = "t20"} : index
    %c10 = arith.constant {tag = "t21"} 10 : index
    %c0 = arith.constant {tag = "t22"} 0 : index
    %c4 = arith.constant {tag = "t23"} 4 : index
    %c0_i64 = arith.constant {tag = "t24"} 0 : i64
    %2 = scf.for %arg0 = %c10 to %c0 step %c4 iter_args(%arg1 = %c0_i64) -> (i64) {
      %4 = arith.index_castui %c0 {tag = "t25"} : index to i8
      scf.yield {tag = "t26"} %c0_i64 : i64
    } {tag = "t27"}
    %c3_i8 = arith.constant {tag = "t28"} 3 : i8
    %3 = arith.extsi %c3_i8 {tag = "t29"} : i8 to i64
    return {tag = "t30"} %c3_i8 : i8
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: index, %arg2: i1) -> i8 attributes {tag = "t12"} {
    %c1_i64 = arith.constant {tag = "t0"} 1 : i64
    cf.cond_br %arg2, ^bb2(%c1_i64 : i64), ^bb2(%c1_i64 : i64) {tag = "t1"}
  ^bb1(%0: i8, %1: i64):  // no predecessors
    return {tag = "t2"} %0 : i8
  ^bb2(%2: i64):  // 2 preds: ^bb0, ^bb0
    %c0 = arith.constant {tag = "t3"} 0 : index
    %c100 = arith.constant {tag = "t4"} 100 : index
    %c100_0 = arith.constant {tag = "t5"} 100 : index
    %3 = scf.for %arg3 = %c0 to %c100 step %c100_0 iter_args(%arg4 = %c0) -> (index) {
      %c100_1 = arith.constant {tag = "t6"} 100 : index
      %4 = arith.trunci %c1_i64 {tag = "t7"} : i64 to i8
      scf.yield {tag = "t8"} %c100_1 : index
    } {tag = "t9"}
    %c0_i8 = arith.constant {tag = "t10"} 0 : i8
    return {tag = "t11"} %c0_i8 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i8, %arg1: i8, %arg2: i8) -> i8 attributes {tag = "t22"} {
    %c2_i64 = arith.constant {tag = "t0"} 2 : i64
    %c-1 = arith.constant {tag = "t1"} -1 : index
    %c7_i8 = arith.constant {tag = "t2"} 7 : i8
    cf.br ^bb2(%arg2 : i8) {tag = "t3"}
  ^bb1(%0: i8):  // no predecessors
    %1 = arith.ceildivsi %arg2, %arg1 {tag = "t4"} : i8
    %false = arith.constant {tag = "t5"} false
    %2 = arith.select %false, %c2_i64, %c2_i64 {tag = "t6"} : i64
    %3 = arith.select %false, %arg0, %1 {tag = "t7"} : i8
    cf.cond_br %false, ^bb2(%arg1 : i8), ^bb2(%arg1 : i8) {tag = "t8"}
  ^bb2(%4: i8):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
    %5 = arith.minsi %arg0, %arg0 {tag = "t9"} : i8
    %true = arith.constant {tag = "t10"} true
    %6 = arith.select %true, %c7_i8, %c7_i8 {tag = "t11"} : i8
    cf.br ^bb2(%arg0 : i8) {tag = "t12"}
  ^bb3(%7: i64, %8: i64):  // no predecessors
    %true_0 = arith.constant {tag = "t13"} true
    %9 = scf.if %true_0 -> (index) {
      %12 = arith.select %true_0, %c-1, %c-1 {tag = "t14"} : index
      scf.yield {tag = "t15"} %12 : index
    } else {
      %12 = arith.shli %arg1, %arg2 {tag = "t16"} : i8
      scf.yield {tag = "t17"} %c-1 : index
    } {tag = "t18"}
    %10 = arith.divui %8, %8 {tag = "t19"} : i64
    %11 = arith.muli %arg2, %c7_i8 {tag = "t20"} : i8
    return {tag = "t21"} %11 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i8) -> i8 attributes {tag = "t6"} {
    %c7_i8 = arith.constant {tag = "t0"} 7 : i8
    %c2 = arith.constant {tag = "t1"} 2 : index
    %0 = arith.index_castui %c2 {tag = "t2"} : index to i8
    %1 = arith.shrui %arg0, %c7_i8 {tag = "t3"} : i8
    %2 = arith.index_castui %c2 {tag = "t4"} : index to i64
    return {tag = "t5"} %0 : i8
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t9"} {
    %true = arith.constant {tag = "t0"} true
    %c-1_i32 = arith.constant {tag = "t1"} -1 : i32
    %0 = arith.select %true, %c-1_i32, %c-1_i32 {tag = "t2"} : i32
    %1 = "src"(%c-1_i32) {tag = "t3"} : (i32) -> i32
    %c2 = arith.constant {tag = "t4"} 2 : index
    %2 = arith.andi %0, %c-1_i32 {tag = "t5"} : i32
    %3 = arith.muli %1, %0 {tag = "t6"} : i32
    %4 = arith.shrui %c2, %c2 {tag = "t7"} : index
    return {tag = "t8"} %2 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i1) -> i32 attributes {tag = "t6"} {
    %true = arith.constant {tag = "t0"} true
    %c-1 = arith.constant {tag = "t1"} -1 : index
    %0 = arith.minsi %c-1, %c-1 {tag = "t2"} : index
    cf.br ^bb1 {tag = "t3"}
  ^bb1:  // pred: ^bb0
    %c10 = arith.constant {tag = "t4"} 10 : index
    return {tag = "t5"} %arg0 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: i1) -> i32 attributes {tag = "t46"} {
    %0 = scf.while (%arg3 = %arg1) : (index) -> index {
      %6 = arith.shrui %arg1, %arg1 {tag = "t0"} : index
      %7 = arith.index_cast %6 {tag = "t1"} : index to i32
      scf.condition(%arg2) {tag = "t2"} %6 : index
    } do {
    ^bb0(%arg3: index):
      %c100 = arith.constant {tag = "t3"} 100 : index
      %6 = arith.cmpi sge, %arg3, %arg1 {tag = "t4"} : index
      scf.yield {tag = "t5"} %c100 : index
    } attributes {tag = "t6"}
    %c1_i32 = arith.constant {tag = "t7"} 1 : i32
    %1 = arith.ori %arg1, %0 {tag = "t8"} : index
    %2 = arith.cmpi ugt, %arg0, %c1_i32 {tag = "t9"} : i32
    %c10 = arith.constant {tag = "t10"} 10 : index
    %3 = scf.execute_region -> index {
      %6 = arith.select %arg2, %arg0, %arg0 {tag = "t11"} : i32
      %7 = arith.select %2, %0, %1 {tag = "t12"} : index
      cf.br ^bb4 {tag = "t13"}
    ^bb1(%8: i32, %9: i32):  // pred: ^bb2
      cf.cond_br %2, ^bb3, ^bb3 {tag = "t14"}
    ^bb2:  // pred: ^bb3
      %10 = arith.cmpi ule, %6, %arg0 {tag = "t15"} : i32
      %c7_i32 = arith.constant {tag = "t16"} 7 : i32
      %11 = arith.cmpi sgt, %c1_i32, %c7_i32 {tag = "t17"} : i32
      cf.cond_br %2, ^bb1(%c1_i32, %6 : i32, i32), ^bb3 {tag = "t18"}
    ^bb3:  // 3 preds: ^bb1, ^bb1, ^bb2
      %12 = arith.cmpi slt, %arg1, %7 {tag = "t19"} : index
      %13 = arith.maxsi %arg0, %c1_i32 {tag = "t20"} : i32
      cf.br ^bb2 {tag = "t21"}
    ^bb4:  // pred: ^bb0
      %false = arith.constant {tag = "t22"} false
      %14 = arith.cmpi ugt, %0, %arg1 {tag = "t23"} : index
      %15 = arith.andi %arg0, %6 {tag = "t24"} : i32
      scf.yield {tag = "t25"} %0 : index
    } {tag = "t26"}
    %c4 = arith.constant {tag = "t27"} 4 : index
    %c0 = arith.constant {tag = "t28"} 0 : index
    %c7 = arith.constant {tag = "t29"} 7 : index
    %4 = scf.for %arg3 = %c4 to %c0 step %c7 iter_args(%arg4 = %arg0) -> (i32) {
      %false = arith.constant {tag = "t30"} false
      %6 = scf.if %false -> (index) {
        scf.yield {tag = "t31"} %c10 : index
      } else {
        scf.yield {tag = "t32"} %c4 : index
      } {tag = "t33"}
      %7 = arith.cmpi eq, %c10, %3 {tag = "t34"} : index
      %8 = scf.if %arg2 -> (index) {
        %c7_i32 = arith.constant {tag = "t35"} 7 : i32
        %9 = arith.maxsi %arg0, %c7_i32 {tag = "t36"} : i32
        scf.yield {tag = "t37"} %6 : index
      } else {
        %9 = arith.maxui %arg4, %arg0 {tag = "t38"} : i32
        scf.yield {tag = "t39"} %c0 : index
      } {tag = "t40"}
      scf.yield {tag = "t41"} %c1_i32 : i32
    } {tag = "t42"}
    %5 = arith.select %arg2, %c1_i32, %c1_i32 {tag = "t43"} : i32
    %c1 = arith.constant {tag = "t44"} 1 : index
    return {tag = "t45"} %5 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index) -> i32 attributes {tag = "t33"} {
    %0 = arith.ceildivsi %arg0, %arg0 {tag = "t0"} : index
    %1 = scf.execute_region -> index {
      %3 = arith.divsi %0, %arg0 {tag = "t1"} : index
      %c3_i32 = arith.constant {tag = "t2"} 3 : i32
      %4 = arith.cmpi sle, %c3_i32, %c3_i32 {tag = "t3"} : i32
      cf.br ^bb2 {tag = "t4"}
    ^bb1(%5: i32, %6: index):  // pred: ^bb3
      %7 = arith.index_cast %5 {tag = "t5"} : i32 to index
      %8 = arith.muli %3, %6 {tag = "t6"} : index
      cf.br ^bb4(%0, %6 : index, index) {tag = "t7"}
    ^bb2:  // pred: ^bb0
      %9 = arith.minui %0, %arg0 {tag = "t8"} : index
      scf.yield {tag = "t9"} %9 : index
    ^bb3:  // no predecessors
      %10 = arith.cmpi sgt, %3, %3 {tag = "t10"} : index
      %c100 = arith.constant {tag = "t11"} 100 : index
      %c4 = arith.constant {tag = "t12"} 4 : index
      %c2 = arith.constant {tag = "t13"} 2 : index
      %11 = scf.for %arg1 = %c100 to %c4 step %c2 iter_args(%arg2 = %c4) -> (index) {
        %15 = arith.index_cast %c3_i32 {tag = "t14"} : i32 to index
        %16 = arith.cmpi ule, %c3_i32, %c3_i32 {tag = "t15"} : i32
        %17 = arith.minsi %arg1, %15 {tag = "t16"} : index
        %18 = "src"(%c4) {tag = "t17"} : (index) -> index
        scf.yield {tag = "t18"} %arg1 : index
      } {tag = "t19"}
      %12 = scf.execute_region -> i32 {
        %15 = arith.shrsi %c3_i32, %c3_i32 {tag = "t20"} : i32
        %c2_0 = arith.constant {tag = "t21"} 2 : index
        %16 = arith.index_castui %c3_i32 {tag = "t22"} : i32 to index
        scf.yield {tag = "t23"} %15 : i32
      } {tag = "t24"}
      cf.br ^bb1(%c3_i32, %0 : i32, index) {tag = "t25"}
    ^bb4(%13: index, %14: index):  // pred: ^bb1
      scf.yield {tag = "t26"} %14 : index
    } {tag = "t27"}
    %c4_i32 = arith.constant {tag = "t28"} 4 : i32
    %c5_i32 = arith.constant {tag = "t29"} 5 : i32
    %2 = arith.ceildivsi %arg0, %arg0 {tag = "t30"} : index
    %c100_i32 = arith.constant {tag = "t31"} 100 : i32
    return {tag = "t32"} %c4_i32 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: i1) -> i8 attributes {tag = "t37"} {
    %c4_i8 = arith.constant {tag = "t0"} 4 : i8
    %0 = arith.maxui %c4_i8, %c4_i8 {tag = "t1"} : i8
    %1 = arith.cmpi sge, %arg0, %arg0 {tag = "t2"} : index
    %c2_i64 = arith.constant {tag = "t3"} 2 : i64
    cf.switch %0 : i8, [
      default: ^bb4,
      1: ^bb2,
      2: ^bb1(%c2_i64, %0 : i64, i8)
    ] {tag = "t4"}
  ^bb1(%2: i64, %3: i8):  // 2 preds: ^bb0, ^bb2
    %false = arith.constant {tag = "t5"} false
    return {tag = "t6"} %0 : i8
  ^bb2:  // pred: ^bb0
    %4 = arith.cmpi eq, %arg0, %arg0 {tag = "t7"} : index
    "use"(%0) {tag = "t8"} : (i8) -> ()
    cf.cond_br %1, ^bb1(%c2_i64, %0 : i64, i8), ^bb3(%c2_i64 : i64) {tag = "t9"}
  ^bb3(%5: i64):  // pred: ^bb2
    %6 = scf.execute_region -> index {
      cf.cond_br %1, ^bb2, ^bb3 {tag = "t10"}
    ^bb1(%8: i8):  // 2 preds: ^bb2, ^bb2
      %9 = arith.extui %c4_i8 {tag = "t11"} : i8 to i64
      "use"(%c4_i8) {tag = "t12"} : (i8) -> ()
      scf.yield {tag = "t13"} %arg0 : index
    ^bb2:  // pred: ^bb0
      %10 = scf.index_switch %arg0 {tag = "t18"} -> i8 
      case 0 {
        scf.yield {tag = "t15"} %c4_i8 : i8
      }
      case 3 {
        %13 = arith.cmpi eq, %arg0, %arg0 {tag = "t16"} : index
        scf.yield {tag = "t17"} %0 : i8
      }
      default {
        scf.yield {tag = "t14"} %0 : i8
      }
      %c100 = arith.constant {tag = "t19"} 100 : index
      cf.cond_br %arg1, ^bb1(%10 : i8), ^bb1(%10 : i8) {tag = "t20"}
    ^bb3:  // pred: ^bb0
      %c0_i64 = arith.constant {tag = "t21"} 0 : i64
      %11 = arith.andi %arg0, %arg0 {tag = "t22"} : index
      %12 = arith.select %arg1, %0, %0 {tag = "t23"} : i8
      scf.yield {tag = "t24"} %arg0 : index
    } {tag = "t25"}
    %7 = scf.index_switch %arg0 {tag = "t33"} -> i64 
    case 0 {
      %8 = arith.select %arg1, %5, %c2_i64 {tag = "t29"} : i64
      scf.yield {tag = "t30"} %c2_i64 : i64
    }
    case 3 {
      %c4 = arith.constant {tag = "t31"} 4 : index
      scf.yield {tag = "t32"} %5 : i64
    }
    default {
      %c10_i8 = arith.constant {tag = "t26"} 10 : i8
      %c1 = arith.constant {tag = "t27"} 1 : index
      scf.yield {tag = "t28"} %c2_i64 : i64
    }
    return {tag = "t34"} %c4_i8 : i8
  ^bb4:  // pred: ^bb0
    %c100_i64 = arith.constant {tag = "t35"} 100 : i64
    return {tag = "t36"} %0 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i1, %arg1: i1, %arg2: index) -> i8 attributes {tag = "t10"} {
    %c-1 = arith.constant {tag = "t0"} -1 : index
    %c-1_i64 = arith.constant {tag = "t1"} -1 : i64
    cf.br ^bb1(%c-1_i64, %arg2 : i64, index) {tag = "t2"}
  ^bb1(%0: i64, %1: index):  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb2
    %c100_i64 = arith.constant {tag = "t3"} 100 : i64
    cf.cond_br %arg0, ^bb2, ^bb1(%0, %c-1 : i64, index) {tag = "t4"}
  ^bb2:  // 2 preds: ^bb1, ^bb3
    %c2_i8 = arith.constant {tag = "t5"} 2 : i8
    cf.switch %c2_i8 : i8, [
      default: ^bb1(%c-1_i64, %arg2 : i64, index),
      1: ^bb4(%c2_i8 : i8),
      2: ^bb1(%c-1_i64, %arg2 : i64, index)
    ] {tag = "t6"}
  ^bb3(%2: i8, %3: index):  // no predecessors
    cf.br ^bb2 {tag = "t7"}
  ^bb4(%4: i8):  // pred: ^bb2
    %false = arith.constant {tag = "t8"} false
    return {tag = "t9"} %4 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: i1) -> i32 attributes {tag = "t2"} {
    cf.cond_br %arg1, ^bb1(%arg0 : i32), ^bb1(%arg0 : i32) {tag = "t0"}
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    return {tag = "t1"} %arg0 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) -> i32 attributes {tag = "t8"} {
    %0 = arith.select %arg0, %arg1, %arg1 {tag = "t0"} : i32
    %c0 = arith.constant {tag = "t1"} 0 : index
    %1 = arith.ceildivui %arg1, %arg1 {tag = "t2"} : i32
    cf.br ^bb1 {tag = "t3"}
  ^bb1:  // pred: ^bb0
    %2 = arith.cmpi ult, %arg1, %arg1 {tag = "t4"} : i32
    %c5_i32 = arith.constant {tag = "t5"} 5 : i32
    %c3 = arith.constant {tag = "t6"} 3 : index
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t19"} {
    %c10 = arith.constant {tag = "t0"} 10 : index
    %0 = arith.divui %c10, %c10 {tag = "t1"} : index
    %c0_i32 = arith.constant {tag = "t2"} 0 : i32
    %1 = arith.cmpi sge, %c0_i32, %c0_i32 {tag = "t3"} : i32
    %c-1 = arith.constant {tag = "t4"} -1 : index
    %2 = arith.addi %c0_i32, %c0_i32 {tag = "t5"} : i32
    %3 = scf.while (%arg0 = %0) : (index) -> index {
      %6 = arith.index_castui %c10 {tag = "t6"} : index to i32
      scf.condition(%1) {tag = "t7"} %c10 : index
    } do {
    ^bb0(%arg0: index):
      "use"(%2) {tag = "t8"} : (i32) -> ()
      scf.yield {tag = "t9"} %c10 : index
    } attributes {tag = "t10"}
    %4 = arith.ceildivui %3, %c-1 {tag = "t11"} : index
    %5 = scf.execute_region -> i32 {
      %6 = arith.ori %c0_i32, %2 {tag = "t12"} : i32
      %7 = arith.remsi %c0_i32, %6 {tag = "t13"} : i32
      cf.cond_br %1, ^bb1(%c0_i32 : i32), ^bb1(%6 : i32) {tag = "t14"}
    ^bb1(%8: i32):  // 2 preds: ^bb0, ^bb0
      scf.yield {tag = "t15"} %2 : i32
    } {tag = "t16"}
    %true = arith.constant {tag = "t17"} true
    return {tag = "t18"} %c0_i32 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i64, %arg1: index) -> i8 attributes {tag = "t10"} {
    %0 = arith.muli %arg1, %arg1 {tag = "t0"} : index
    %false = arith.constant {tag = "t1"} false
    %1 = arith.select %false, %arg0, %arg0 {tag = "t2"} : i64
    %2 = arith.shli %arg1, %arg1 {tag = "t3"} : index
    %c100_i8 = arith.constant {tag = "t4"} 100 : i8
    cf.br ^bb2(%c100_i8 : i8) {tag = "t5"}
  ^bb1(%3: index):  // pred: ^bb1
    %4 = arith.shrui %arg0, %arg0 {tag = "t6"} : i64
    cf.switch %c100_i8 : i8, [
      default: ^bb1(%arg1 : index),
      1: ^bb2(%c100_i8 : i8),
      2: ^bb2(%c100_i8 : i8)
    ] {tag = "t7"}
  ^bb2(%5: i8):  // 3 preds: ^bb0, ^bb1, ^bb1
    %6 = arith.muli %2, %arg1 {tag = "t8"} : index
    return {tag = "t9"} %c100_i8 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i1, %arg1: i1) -> i32 attributes {tag = "t36"} {
    %c-1 = arith.constant {tag = "t0"} -1 : index
    %0 = arith.divsi %c-1, %c-1 {tag = "t1"} : index
    %c4 = arith.constant {tag = "t2"} 4 : index
    %c3_i32 = arith.constant {tag = "t3"} 3 : i32
    cf.cond_br %arg1, ^bb3(%0 : index), ^bb4 {tag = "t4"}
  ^bb1(%1: index, %2: index):  // no predecessors
    %3 = arith.andi %2, %2 {tag = "t5"} : index
    %4 = arith.index_cast %3 {tag = "t6"} : index to i32
    cf.cond_br %arg0, ^bb4, ^bb4 {tag = "t7"}
  ^bb2:  // no predecessors
    %c-1_0 = arith.constant {tag = "t8"} -1 : index
    %c7 = arith.constant {tag = "t9"} 7 : index
    %c100 = arith.constant {tag = "t10"} 100 : index
    %5 = scf.for %arg2 = %c-1_0 to %c7 step %c100 iter_args(%arg3 = %0) -> (index) {
      %10 = arith.maxui %arg2, %c-1 {tag = "t11"} : index
      scf.yield {tag = "t12"} %c-1_0 : index
    } {tag = "t13"}
    return {tag = "t14"} %c3_i32 : i32
  ^bb3(%6: index):  // 2 preds: ^bb0, ^bb3
    %7 = scf.if %arg0 -> (index) {
      %10 = arith.xori %c3_i32, %c3_i32 {tag = "t15"} : i32
      scf.yield {tag = "t16"} %c-1 : index
    } else {
      %10 = arith.floordivsi %c-1, %c4 {tag = "t17"} : index
      %c100_1 = arith.constant {tag = "t18"} 100 : index
      scf.yield {tag = "t19"} %c100_1 : index
    } {tag = "t20"}
    %c2 = arith.constant {tag = "t21"} 2 : index
    cf.br ^bb3(%0 : index) {tag = "t22"}
  ^bb4:  // 3 preds: ^bb0, ^bb1, ^bb1
    %8 = scf.execute_region -> index {
      %10 = scf.execute_region -> i32 {
        %c-1_i32 = arith.constant {tag = "t23"} -1 : i32
        %11 = arith.minsi %c4, %c-1 {tag = "t24"} : index
        %12 = arith.cmpi sgt, %c3_i32, %c3_i32 {tag = "t25"} : i32
        cf.cond_br %12, ^bb1(%c-1_i32 : i32), ^bb1(%c3_i32 : i32) {tag = "t26"}
      ^bb1(%13: i32):  // 2 preds: ^bb0, ^bb0
        %14 = arith.divui %c-1, %0 {tag = "t27"} : index
        scf.yield {tag = "t28"} %13 : i32
      } {tag = "t29"}
      %c1 = arith.constant {tag = "t30"} 1 : index
      scf.yield {tag = "t31"} %c4 : index
    } {tag = "t32"}
    "use"(%c3_i32) {tag = "t33"} : (i32) -> ()
    %9 = arith.xori %c3_i32, %c3_i32 {tag = "t34"} : i32
    return {tag = "t35"} %c3_i32 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: i32) -> i32 attributes {tag = "t7"} {
    %0 = arith.divui %arg0, %arg0 {tag = "t0"} : index
    %false = arith.constant {tag = "t1"} false
    %1 = arith.select %false, %arg0, %arg0 {tag = "t2"} : index
    %c4 = arith.constant {tag = "t3"} 4 : index
    %2 = arith.ceildivui %arg0, %arg0 {tag = "t4"} : index
    %c7_i32 = arith.constant {tag = "t5"} 7 : i32
    return {tag = "t6"} %arg1 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i8) -> i8 attributes {tag = "t15"} {
    %false = arith.constant {tag = "t0"} false
    %0 = scf.if %false -> (i8) {
      %c4 = arith.constant {tag = "t1"} 4 : index
      %4 = arith.divui %c4, %c4 {tag = "t2"} : index
      scf.yield {tag = "t3"} %arg0 : i8
    } else {
      scf.yield {tag = "t4"} %arg0 : i8
    } {tag = "t5"}
    %c1 = arith.constant {tag = "t6"} 1 : index
    %1 = arith.cmpi ne, %c1, %c1 {tag = "t7"} : index
    %2 = arith.select %1, %0, %0 {tag = "t8"} : i8
    %c-1_i8 = arith.constant {tag = "t9"} -1 : i8
    %3 = arith.addi %2, %2 {tag = "t10"} : i8
    %c7 = arith.constant {tag = "t11"} 7 : index
    %c3_i64 = arith.constant {tag = "t12"} 3 : i64
    %c2_i64 = arith.constant {tag = "t13"} 2 : i64
    return {tag = "t14"} %c-1_i8 : i8
  }
}

// -----

module {
  func.func @f() -> i8 attributes {tag = "t38"} {
    %false = arith.constant {tag = "t0"} false
    scf.if %false {
      %c10_i64 = arith.constant {tag = "t1"} 10 : i64
      %5 = arith.cmpi ule, %c10_i64, %c10_i64 {tag = "t2"} : i64
      %c100 = arith.constant {tag = "t3"} 100 : index
      %6 = scf.index_switch %c100 {tag = "t9"} -> i64 
      case 0 {
        scf.yield {tag = "t7"} %c10_i64 : i64
      }
      case 3 {
        scf.yield {tag = "t8"} %c10_i64 : i64
      }
      default {
        %c4_i8 = arith.constant {tag = "t4"} 4 : i8
        "use"(%c4_i8) {tag = "t5"} : (i8) -> ()
        scf.yield {tag = "t6"} %c10_i64 : i64
      }
      %7 = scf.index_switch %c100 {tag = "t15"} -> i64 
      case 0 {
        %c4_i8 = arith.constant {tag = "t11"} 4 : i8
        scf.yield {tag = "t12"} %6 : i64
      }
      case 3 {
        %true = arith.constant {tag = "t13"} true
        scf.yield {tag = "t14"} %c10_i64 : i64
      }
      default {
        scf.yield {tag = "t10"} %6 : i64
      }
    } {tag = "t17"}
    %c100_i8 = arith.constant {tag = "t18"} 100 : i8
    %0 = arith.select %false, %c100_i8, %c100_i8 {tag = "t19"} : i8
    %c1 = arith.constant {tag = "t20"} 1 : index
    %c0 = arith.constant {tag = "t21"} 0 : index
    %c5 = arith.constant {tag = "t22"} 5 : index
    %c4 = arith.constant {tag = "t23"} 4 : index
    %c3_i64 = arith.constant {tag = "t24"} 3 : i64
    %1 = scf.for %arg0 = %c0 to %c5 step %c4 iter_args(%arg1 = %c3_i64) -> (i64) {
      %5 = arith.minsi %c100_i8, %c100_i8 {tag = "t25"} : i8
      %6 = arith.addi %arg1, %arg1 {tag = "t26"} : i64
      scf.yield {tag = "t27"} %arg1 : i64
    } {tag = "t28"}
    %2 = arith.ori %c3_i64, %1 {tag = "t29"} : i64
    %3 = scf.index_switch %c4 {tag = "t34"} -> index 
    case 0 {
      scf.yield {tag = "t31"} %c0 : index
    }
    case 3 {
      %c10 = arith.constant {tag = "t32"} 10 : index
      scf.yield {tag = "t33"} %c0 : index
    }
    default {
      scf.yield {tag = "t30"} %c1 : index
    }
    %4 = arith.select %false, %3, %3 {tag = "t35"} : index
    %c3_i8 = arith.constant {tag = "t36"} 3 : i8
    return {tag = "t37"} %0 : i8
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t8"} {
    %false = arith.constant {tag = "t0"} false
    cf.cond_br %false, ^bb1, ^bb1 {tag = "t1"}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    %c10_i32 = arith.constant {tag = "t2"} 10 : i32
    %0 = arith.shrsi %c10_i32, %c10_i32 {tag = "t3"} : i32
    %c-1 = arith.constant {tag = "t4"} -1 : index
    %1 = arith.subi %c-1, %c-1 {tag = "t5"} : index
    %false_0 = arith.constant {tag = "t6"} false
    return {tag = "t7"} %0 : i32
  }
}

// -----

module {
  func.func @f() -> i8 attributes {tag = "t30"} {
    %c3 = arith.constant {tag = "t0"} 3 : index
    %0 = arith.minsi %c3, %c3 {tag = "t1"} : index
    %c3_i8 = arith.constant {tag = "t2"} 3 : i8
    %c0 = arith.constant {tag = "t3"} 0 : index
    %c10_i64 = arith.constant {tag = "t4"} 10 : i64
    %1 = arith.minui %c10_i64, %c10_i64 {tag = "t5"} : i64
    %2 = scf.execute_region -> index {
      scf.yield {tag = "t6"} %0 : index
    } {tag = "t7"}
    %3 = scf.execute_region -> index {
      %c4_i8 = arith.constant {tag = "t8"} 4 : i8
      %c7_i8 = arith.constant {tag = "t9"} 7 : i8
      cf.br ^bb1(%c4_i8 : i8) {tag = "t10"}
    ^bb1(%5: i8):  // pred: ^bb0
      %6 = scf.execute_region -> i64 {
        %7 = arith.divsi %5, %5 {tag = "t11"} : i8
        cf.br ^bb1(%c3_i8, %c4_i8 : i8, i8) {tag = "t12"}
      ^bb1(%8: i8, %9: i8):  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
        %false = arith.constant {tag = "t13"} false
        cf.cond_br %false, ^bb1(%8, %9 : i8, i8), ^bb1(%5, %7 : i8, i8) {tag = "t14"}
      ^bb2:  // no predecessors
        %10 = arith.xori %c10_i64, %1 {tag = "t15"} : i64
        %11 = arith.ceildivui %c4_i8, %7 {tag = "t16"} : i8
        %true = arith.constant {tag = "t17"} true
        cf.cond_br %true, ^bb3, ^bb1(%7, %7 : i8, i8) {tag = "t18"}
      ^bb3:  // pred: ^bb2
        %c4_i8_0 = arith.constant {tag = "t19"} 4 : i8
        %c0_i64 = arith.constant {tag = "t20"} 0 : i64
        %12 = arith.cmpi uge, %c4_i8, %c3_i8 {tag = "t21"} : i8
        cf.br ^bb4(%c4_i8 : i8) {tag = "t22"}
      ^bb4(%13: i8):  // pred: ^bb3
        %c2 = arith.constant {tag = "t23"} 2 : index
        scf.yield {tag = "t24"} %c10_i64 : i64
      } {tag = "t25"}
      scf.yield {tag = "t26"} %2 : index
    } {tag = "t27"}
    %4 = arith.minui %c3_i8, %c3_i8 {tag = "t28"} : i8
    return {tag = "t29"} %4 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i32) -> i32 attributes {tag = "t20"} {
    %false = arith.constant {tag = "t0"} false
    %0 = arith.select %false, %arg0, %arg0 {tag = "t1"} : i32
    %c7 = arith.constant {tag = "t2"} 7 : index
    %1 = arith.cmpi sge, %c7, %c7 {tag = "t3"} : index
    %2 = scf.while (%arg1 = %arg0) : (i32) -> i32 {
      %false_0 = arith.constant {tag = "t4"} false
      %4 = arith.maxsi %0, %0 {tag = "t5"} : i32
      scf.condition(%false_0) {tag = "t6"} %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      %4 = arith.index_cast %arg0 {tag = "t7"} : i32 to index
      scf.yield {tag = "t8"} %arg0 : i32
    } attributes {tag = "t9"}
    %3 = scf.while (%arg1 = %2) : (i32) -> i32 {
      %4 = "src"(%arg1) {tag = "t10"} : (i32) -> i32
      %5 = arith.ceildivsi %c7, %c7 {tag = "t11"} : index
      %c7_i32 = arith.constant {tag = "t12"} 7 : i32
      scf.condition(%false) {tag = "t13"} %arg0 : i32
    } do {
    ^bb0(%arg1: i32):
      %4 = scf.execute_region -> i32 {
        %5 = arith.cmpi ult, %2, %2 {tag = "t14"} : i32
        scf.yield {tag = "t15"} %2 : i32
      } {tag = "t16"}
      scf.yield {tag = "t17"} %0 : i32
    } attributes {tag = "t18"}
    return {tag = "t19"} %3 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: index) -> i32 attributes {tag = "t24"} {
    %0 = arith.maxsi %arg1, %arg1 {tag = "t0"} : i32
    %1 = arith.maxsi %arg1, %0 {tag = "t1"} : i32
    %false = arith.constant {tag = "t2"} false
    %2 = arith.select %false, %arg2, %arg0 {tag = "t3"} : index
    %3 = scf.for %arg3 = %2 to %arg2 step %2 iter_args(%arg4 = %arg1) -> (i32) {
      %c1 = arith.constant {tag = "t4"} 1 : index
      %8 = arith.divui %arg4, %arg4 {tag = "t5"} : i32
      %9 = arith.cmpi slt, %c1, %arg0 {tag = "t6"} : index
      %10 = arith.maxui %arg4, %8 {tag = "t7"} : i32
      scf.yield {tag = "t8"} %10 : i32
    } {tag = "t9"}
    %4 = arith.select %false, %arg2, %2 {tag = "t10"} : index
    %c10 = arith.constant {tag = "t11"} 10 : index
    %c3 = arith.constant {tag = "t12"} 3 : index
    %c5 = arith.constant {tag = "t13"} 5 : index
    %5 = scf.for %arg3 = %c10 to %c3 step %c5 iter_args(%arg4 = %arg1) -> (i32) {
      %8 = arith.index_cast %c3 {tag = "t14"} : index to i32
      %c7 = arith.constant {tag = "t15"} 7 : index
      %9 = arith.divsi %0, %8 {tag = "t16"} : i32
      %10 = arith.minsi %arg2, %c10 {tag = "t17"} : index
      scf.yield {tag = "t18"} %arg4 : i32
    } {tag = "t19"}
    %6 = arith.index_castui %4 {tag = "t20"} : index to i32
    %7 = arith.index_cast %c3 {tag = "t21"} : index to i32
    %c5_i32 = arith.constant {tag = "t22"} 5 : i32
    return {tag = "t23"} %5 : i32
  }
}

// -----

module {
  func.func @f() -> i32 attributes {tag = "t7"} {
    %c4 = arith.constant {tag = "t0"} 4 : index
    %0 = arith.minsi %c4, %c4 {tag = "t1"} : index
    %c2_i32 = arith.constant {tag = "t2"} 2 : i32
    %1 = arith.shrui %c2_i32, %c2_i32 {tag = "t3"} : i32
    cf.br ^bb1 {tag = "t4"}
  ^bb1:  // pred: ^bb0
    %2 = arith.cmpi ule, %c2_i32, %1 {tag = "t5"} : i32
    return {tag = "t6"} %c2_i32 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i1, %arg1: index) -> i8 attributes {tag = "t41"} {
    %c3_i8 = arith.constant {tag = "t0"} 3 : i8
    %0 = arith.divui %c3_i8, %c3_i8 {tag = "t1"} : i8
    %1 = scf.index_switch %arg1 {tag = "t28"} -> i8 
    case 0 {
      %5 = scf.index_switch %arg1 {tag = "t25"} -> i64 
      case 0 {
        %c5_i64 = arith.constant {tag = "t14"} 5 : i64
        %6 = arith.cmpi sgt, %c5_i64, %c5_i64 {tag = "t15"} : i64
        %7 = arith.trunci %c5_i64 {tag = "t16"} : i64 to i8
        scf.yield {tag = "t17"} %c5_i64 : i64
      }
      case 3 {
        %c4_i64 = arith.constant {tag = "t18"} 4 : i64
        %6 = arith.cmpi ugt, %c4_i64, %c4_i64 {tag = "t19"} : i64
        %7 = scf.execute_region -> i64 {
          %8 = arith.andi %arg1, %arg1 {tag = "t20"} : index
          %9 = arith.select %arg0, %0, %0 {tag = "t21"} : i8
          scf.yield {tag = "t22"} %c4_i64 : i64
        } {tag = "t23"}
        scf.yield {tag = "t24"} %7 : i64
      }
      default {
        %6 = scf.if %arg0 -> (i64) {
          "use"(%0) {tag = "t4"} : (i8) -> ()
          %c0_i64 = arith.constant {tag = "t5"} 0 : i64
          scf.yield {tag = "t6"} %c0_i64 : i64
        } else {
          %c3_i64 = arith.constant {tag = "t7"} 3 : i64
          %7 = arith.select %arg0, %c3_i64, %c3_i64 {tag = "t8"} : i64
          %c-1 = arith.constant {tag = "t9"} -1 : index
          %true = arith.constant {tag = "t10"} true
          scf.yield {tag = "t11"} %7 : i64
        } {tag = "t12"}
        scf.yield {tag = "t13"} %6 : i64
      }
      scf.yield {tag = "t26"} %c3_i8 : i8
    }
    case 3 {
      scf.yield {tag = "t27"} %c3_i8 : i8
    }
    default {
      %c0_i8 = arith.constant {tag = "t2"} 0 : i8
      scf.yield {tag = "t3"} %c3_i8 : i8
    }
    "use"(%arg1) {tag = "t29"} : (index) -> ()
    %2 = arith.cmpi slt, %arg1, %arg1 {tag = "t30"} : index
    %3 = scf.if %2 -> (i64) {
      %c10_i64 = arith.constant {tag = "t31"} 10 : i64
      %5 = arith.ceildivui %0, %1 {tag = "t32"} : i8
      scf.yield {tag = "t33"} %c10_i64 : i64
    } else {
      %5 = arith.index_castui %arg1 {tag = "t34"} : index to i64
      %6 = arith.select %2, %arg1, %arg1 {tag = "t35"} : index
      scf.yield {tag = "t36"} %5 : i64
    } {tag = "t37"}
    %4 = arith.maxsi %c3_i8, %1 {tag = "t38"} : i8
    %c0 = arith.constant {tag = "t39"} 0 : index
    return {tag = "t40"} %4 : i8
  }
}

// -----

module {
  func.func @f(%arg0: index) -> i32 attributes {tag = "t23"} {
    %0 = arith.shli %arg0, %arg0 {tag = "t0"} : index
    %1 = scf.execute_region -> i32 {
      %false = arith.constant {tag = "t1"} false
      %c0_i32 = arith.constant {tag = "t2"} 0 : i32
      scf.yield {tag = "t3"} %c0_i32 : i32
    } {tag = "t4"}
    %2 = scf.execute_region -> i32 {
      %6 = arith.cmpi ult, %1, %1 {tag = "t5"} : i32
      %7 = arith.cmpi ugt, %0, %arg0 {tag = "t6"} : index
      %c0 = arith.constant {tag = "t7"} 0 : index
      scf.yield {tag = "t8"} %1 : i32
    } {tag = "t9"}
    %3 = arith.subi %2, %1 {tag = "t10"} : i32
    %4 = arith.cmpi sgt, %arg0, %0 {tag = "t11"} : index
    %c5 = arith.constant {tag = "t12"} 5 : index
    %5 = scf.index_switch %0 {tag = "t20"} -> index 
    case 0 {
      %6 = arith.andi %1, %2 {tag = "t15"} : i32
      %7 = arith.divui %1, %6 {tag = "t16"} : i32
      scf.yield {tag = "t17"} %arg0 : index
    }
    case 3 {
      %6 = arith.minui %2, %1 {tag = "t18"} : i32
      scf.yield {tag = "t19"} %arg0 : index
    }
    default {
      %6 = arith.select %4, %1, %3 {tag = "t13"} : i32
      scf.yield {tag = "t14"} %arg0 : index
    }
    %c4_i32 = arith.constant {tag = "t21"} 4 : i32
    return {tag = "t22"} %2 : i32
  }
}

// -----

module {
  func.func @f(%arg0: index) -> i32 attributes {tag = "t12"} {
    %c-1_i32 = arith.constant {tag = "t0"} -1 : i32
    %0 = arith.cmpi ne, %c-1_i32, %c-1_i32 {tag = "t1"} : i32
    %1 = arith.divui %arg0, %arg0 {tag = "t2"} : index
    %2 = arith.andi %c-1_i32, %c-1_i32 {tag = "t3"} : i32
    %3 = arith.cmpi eq, %2, %2 {tag = "t4"} : i32
    %4 = arith.ceildivui %c-1_i32, %c-1_i32 {tag = "t5"} : i32
    %5 = arith.index_cast %arg0 {tag = "t6"} : index to i32
    %true = arith.constant {tag = "t7"} true
    %6 = scf.for %arg1 = %arg0 to %1 step %arg0 iter_args(%arg2 = %arg0) -> (index) {
      %c0 = arith.constant {tag = "t8"} 0 : index
      scf.yield {tag = "t9"} %c0 : index
    } {tag = "t10"}
    return {tag = "t11"} %4 : i32
  }
}

// -----

module {
  func.func @f() -> i8 attributes {tag = "t24"} {
    %c2_i64 = arith.constant {tag = "t0"} 2 : i64
    "use"(%c2_i64) {tag = "t1"} : (i64) -> ()
    %0 = scf.execute_region -> i8 {
      %c100 = arith.constant {tag = "t2"} 100 : index
      %c7_i8 = arith.constant {tag = "t3"} 7 : i8
      scf.yield {tag = "t4"} %c7_i8 : i8
    } {tag = "t5"}
    %true = arith.constant {tag = "t6"} true
    %1 = scf.while (%arg0 = %0) : (i8) -> i8 {
      %c4_0 = arith.constant {tag = "t7"} 4 : index
      %5 = arith.index_cast %c4_0 {tag = "t8"} : index to i64
      scf.condition(%true) {tag = "t9"} %arg0 : i8
    } do {
    ^bb0(%arg0: i8):
      %5 = scf.if %true -> (i8) {
        scf.yield {tag = "t10"} %arg0 : i8
      } else {
        %c0_i8 = arith.constant {tag = "t11"} 0 : i8
        %c2 = arith.constant {tag = "t12"} 2 : index
        scf.yield {tag = "t13"} %0 : i8
      } {tag = "t14"}
      %c4_i64 = arith.constant {tag = "t15"} 4 : i64
      scf.yield {tag = "t16"} %5 : i8
    } attributes {tag = "t17"}
    %c100_i64 = arith.constant {tag = "t18"} 100 : i64
    %2 = arith.addi %0, %0 {tag = "t19"} : i8
    %c4 = arith.constant {tag = "t20"} 4 : index
    %3 = arith.andi %c4, %c4 {tag = "t21"} : index
    %4 = arith.select %true, %2, %1 {tag = "t22"} : i8
    return {tag = "t23"} %0 : i8
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: index) -> i32 attributes {tag = "t27"} {
    %true = arith.constant {tag = "t0"} true
    %0 = arith.select %true, %arg0, %arg0 {tag = "t1"} : i32
    %1 = arith.cmpi uge, %0, %arg0 {tag = "t2"} : i32
    %c0_i32 = arith.constant {tag = "t3"} 0 : i32
    %2 = scf.while (%arg2 = %arg1) : (index) -> index {
      %c1_i32 = arith.constant {tag = "t4"} 1 : i32
      %7 = arith.divsi %arg1, %arg2 {tag = "t5"} : index
      scf.condition(%true) {tag = "t6"} %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %7 = arith.cmpi sgt, %0, %arg0 {tag = "t7"} : i32
      %8 = arith.divui %arg2, %arg2 {tag = "t8"} : index
      %true_0 = arith.constant {tag = "t9"} true
      scf.yield {tag = "t10"} %arg1 : index
    } attributes {tag = "t11"}
    %3 = arith.maxsi %arg1, %arg1 {tag = "t12"} : index
    %4 = arith.remsi %3, %2 {tag = "t13"} : index
    %5 = scf.if %1 -> (index) {
      scf.yield {tag = "t14"} %4 : index
    } else {
      %7 = scf.while (%arg2 = %arg1) : (index) -> index {
        %c7 = arith.constant {tag = "t15"} 7 : index
        scf.condition(%1) {tag = "t16"} %3 : index
      } do {
      ^bb0(%arg2: index):
        %c5 = arith.constant {tag = "t17"} 5 : index
        %8 = arith.shrui %4, %4 {tag = "t18"} : index
        %9 = arith.addi %arg1, %arg1 {tag = "t19"} : index
        scf.yield {tag = "t20"} %c5 : index
      } attributes {tag = "t21"}
      %c4 = arith.constant {tag = "t22"} 4 : index
      scf.yield {tag = "t23"} %arg1 : index
    } {tag = "t24"}
    %6 = arith.remsi %c0_i32, %arg0 {tag = "t25"} : i32
    return {tag = "t26"} %arg0 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t4"} {
    %c5 = arith.constant {tag = "t0"} 5 : index
    cf.br ^bb1(%c5 : index) {tag = "t1"}
  ^bb1(%0: index):  // pred: ^bb0
    "use"(%arg1) {tag = "t2"} : (i32) -> ()
    return {tag = "t3"} %arg1 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 attributes {tag = "t29"} {
    %0 = scf.while (%arg3 = %arg1) : (i32) -> i32 {
      %c0 = arith.constant {tag = "t0"} 0 : index
      %4 = arith.ori %c0, %c0 {tag = "t1"} : index
      %false = arith.constant {tag = "t2"} false
      scf.condition(%false) {tag = "t3"} %arg0 : i32
    } do {
    ^bb0(%arg3: i32):
      %c-1 = arith.constant {tag = "t4"} -1 : index
      %4 = arith.cmpi sge, %c-1, %c-1 {tag = "t5"} : index
      scf.if %4 {
        %5 = arith.addi %c-1, %c-1 {tag = "t6"} : index
      } {tag = "t8"}
      scf.yield {tag = "t9"} %arg2 : i32
    } attributes {tag = "t10"}
    %1 = scf.while (%arg3 = %arg0) : (i32) -> i32 {
      %c0 = arith.constant {tag = "t11"} 0 : index
      %4 = arith.maxui %c0, %c0 {tag = "t12"} : index
      %5 = arith.remsi %0, %arg3 {tag = "t13"} : i32
      %true = arith.constant {tag = "t14"} true
      scf.condition(%true) {tag = "t15"} %arg0 : i32
    } do {
    ^bb0(%arg3: i32):
      %true = arith.constant {tag = "t16"} true
      scf.if %true {
        %c4_i32 = arith.constant {tag = "t17"} 4 : i32
        %4 = "src"(%arg2) {tag = "t18"} : (i32) -> i32
        %c1 = arith.constant {tag = "t19"} 1 : index
        %5 = arith.index_cast %c1 {tag = "t20"} : index to i32
      } {tag = "t22"}
      scf.yield {tag = "t23"} %arg2 : i32
    } attributes {tag = "t24"}
    %c7 = arith.constant {tag = "t25"} 7 : index
    %2 = arith.divui %c7, %c7 {tag = "t26"} : index
    %3 = arith.shrsi %2, %2 {tag = "t27"} : index
    return {tag = "t28"} %arg2 : i32
  }
}

// -----

module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 attributes {tag = "t7"} {
    %0 = arith.subi %arg1, %arg0 {tag = "t0"} : i32
    %c7_i32 = arith.constant {tag = "t1"} 7 : i32
    %c5 = arith.constant {tag = "t2"} 5 : index
    %1 = arith.cmpi ugt, %c5, %c5 {tag = "t3"} : index
    %2 = arith.index_castui %c5 {tag = "t4"} : index to i32
    %c3_i32 = arith.constant {tag = "t5"} 3 : i32
    return {tag = "t6"} %arg0 : i32
  }
}
