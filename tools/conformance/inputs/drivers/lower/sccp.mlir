// RUN-FLAGS: --split-input-file --sccp --allow-unregistered-dialect
func.func @folds(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %s = arith.addi %c1, %c2 : i32
  %t = arith.muli %s, %s : i32
  return %t : i32
}
// -----
func.func @dead_branch(%a: i32) -> i32 {
  %t = arith.constant true
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %t, ^bb1(%c1 : i32), ^bb1(%c2 : i32)
^bb1(%x: i32):
  return %x : i32
}
// -----
func.func @dead_block(%a: i32) -> i32 {
  %t = arith.constant false
  %c1 = arith.constant 1 : i32
  cf.cond_br %t, ^bb1, ^bb2(%c1 : i32)
^bb1:
  %u = "src"() : () -> i32
  cf.br ^bb2(%u : i32)
^bb2(%x: i32):
  %y = arith.addi %x, %x : i32
  return %y : i32
}
// -----
func.func @loop(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c1 : i32)
^bb1(%x: i32):
  %lt = arith.cmpi slt, %x, %n : i32
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %y = arith.muli %x, %c1 : i32
  cf.br ^bb1(%y : i32)
^bb3:
  return %x : i32
}
// -----
func.func @loop_that_changes(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%x: i32):
  %lt = arith.cmpi slt, %x, %n : i32
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %y = arith.addi %x, %c1 : i32
  cf.br ^bb1(%y : i32)
^bb3:
  return %x : i32
}
// -----
func.func private @callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %r = call @callee(%c) : (i32) -> i32
  %q = call @callee(%c) : (i32) -> i32
  %s = arith.addi %r, %q : i32
  return %s : i32
}
// -----
func.func private @callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %d = arith.constant 5 : i32
  %r = call @callee(%c) : (i32) -> i32
  %q = call @callee(%d) : (i32) -> i32
  %s = arith.addi %r, %q : i32
  return %s : i32
}
// -----
func.func @public_callee(%a: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  return %c7 : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %r = call @public_callee(%c) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @recursive(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %p = arith.cmpi eq, %a, %c0 : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  return %c0 : i32
^bb2:
  %r = call @recursive(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %r = call @recursive(%c) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @used_as_value(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %f = func.constant @used_as_value : (i32) -> i32
  %r = call @used_as_value(%c) : (i32) -> i32
  %q = call_indirect %f(%c) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @ext(i32) -> i32
func.func @caller() -> i32 {
  %c = arith.constant 4 : i32
  %r = call @ext(%c) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @never_called(%a: i32) -> i32 {
  %c = arith.constant 4 : i32
  %d = arith.addi %c, %c : i32
  return %d : i32
}
// -----
func.func private @several_returns(%p: i1) -> i32 {
  %c4 = arith.constant 4 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  return %c4 : i32
^bb2:
  %s = arith.addi %c2, %c2 : i32
  return %s : i32
}
func.func @caller(%p: i1) -> i32 {
  %r = call @several_returns(%p) : (i1) -> i32
  return %r : i32
}
// -----
func.func @if_known() -> i32 {
  %t = arith.constant true
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.if %t -> i32 {
    %x = arith.addi %c1, %c1 : i32
    scf.yield %x : i32
  } else {
    "effect"() : () -> ()
    scf.yield %c1 : i32
  }
  return %r : i32
}
// -----
func.func @if_same(%p: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.if %p -> i32 {
    %x = arith.addi %c1, %c1 : i32
    "effect"() : () -> ()
    scf.yield %x : i32
  } else {
    scf.yield %c2 : i32
  }
  return %r : i32
}
// -----
func.func @for_carried(%n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %s = arith.muli %x, %b : i32
    %d = arith.divui %s, %b : i32
    %e = arith.addi %y, %b : i32
    scf.yield %d, %e : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @for_zero_trips() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 3 : i32
  %b = arith.constant 4 : i32
  %r = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %r : i32
}
// -----
func.func @while_never() -> i32 {
  %a = arith.constant 3 : i32
  %f = arith.constant false
  %r = scf.while (%x = %a) : (i32) -> i32 {
    "effect"(%x) : (i32) -> ()
    scf.condition(%f) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = arith.addi %y, %y : i32
    "effect"(%z) : (i32) -> ()
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func @while_always(%p: i1) -> i32 {
  %a = arith.constant 3 : i32
  %t = arith.constant true
  %r = scf.while (%x = %a) : (i32) -> i32 {
    "effect"(%x) : (i32) -> ()
    scf.condition(%t) %x : i32
  } do {
  ^bb0(%y: i32):
    "effect"(%y) : (i32) -> ()
    scf.yield %y : i32
  }
  "after"(%r) : (i32) -> ()
  return %r : i32
}
// -----
func.func @switch_known() -> i32 {
  %k = arith.constant 2 : index
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %r = scf.index_switch %k -> i32
  case 1 {
    "effect"() : () -> ()
    scf.yield %c1 : i32
  }
  case 2 {
    "effect"() : () -> ()
    scf.yield %c2 : i32
  }
  default {
    scf.yield %c1 : i32
  }
  return %r : i32
}
// -----
func.func @cf_switch() -> i32 {
  %k = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.switch %k : i32, [
    default: ^bb1(%c1 : i32),
    1: ^bb1(%c1 : i32),
    2: ^bb1(%c2 : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}
// -----
func.func @cf_switch_default() -> i32 {
  %k = arith.constant 9 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.switch %k : i32, [
    default: ^bb1(%c1 : i32),
    2: ^bb1(%c2 : i32)
  ]
^bb1(%x: i32):
  return %x : i32
}
// -----
func.func @unreachable() -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
^bb1:
  %c2 = arith.constant 2 : i32
  %c3 = arith.addi %c2, %c2 : i32
  cf.br ^bb1
}
// -----
func.func @irreducible(%p: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.cond_br %p, ^bb1(%c1 : i32), ^bb2(%c1 : i32)
^bb1(%x: i32):
  cf.cond_br %p, ^bb2(%x : i32), ^bb3(%x : i32)
^bb2(%y: i32):
  cf.cond_br %p, ^bb1(%y : i32), ^bb3(%y : i32)
^bb3(%z: i32):
  return %z : i32
}
// -----
func.func @execute_region() -> i32 {
  %c1 = arith.constant 1 : i32
  %r = scf.execute_region -> i32 {
    %t = arith.constant true
    cf.cond_br %t, ^bb1, ^bb2
  ^bb1:
    scf.yield %c1 : i32
  ^bb2:
    %c2 = arith.constant 2 : i32
    scf.yield %c2 : i32
  }
  return %r : i32
}
// -----
func.func @unknown_region(%a: i32) {
  %c1 = arith.constant 1 : i32
  %r = "region"(%c1) ({
  ^bb0(%x: i32):
    %y = arith.addi %c1, %c1 : i32
    "use"(%x, %y) : (i32, i32) -> ()
  }) : (i32) -> i32
  "use"(%r) : (i32) -> ()
  return
}
// -----
func.func @several_types() -> (i8, i64, index, i1, f32) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.extsi %c1 : i8 to i64
  %c3 = arith.index_cast %c2 : i64 to index
  %c4 = arith.cmpi eq, %c3, %c3 : index
  %c5 = arith.constant 1.5 : f32
  %c6 = arith.addf %c5, %c5 : f32
  return %c1, %c2, %c3, %c4, %c6 : i8, i64, index, i1, f32
}
// -----
func.func @equal_constants_are_merged() -> (i32, i32, i64) {
  %a = arith.constant 1 : i32
  %b = arith.constant 1 : i32
  %c = arith.constant 1 : i64
  return %a, %b, %c : i32, i32, i64
}
// -----
func.func @index_dialect() -> index {
  %a = index.constant 3
  %b = index.constant 4
  %c = index.add %a, %b
  %d = index.bool.constant true
  cf.cond_br %d, ^bb1(%c : index), ^bb1(%a : index)
^bb1(%x: index):
  return %x : index
}
// -----
func.func @across_dialects(%p: i1) -> index {
  %a = index.constant 3
  %b = arith.constant 3 : index
  cf.cond_br %p, ^bb1(%a : index), ^bb1(%b : index)
^bb1(%x: index):
  return %x : index
}
// -----
llvm.func @llvm() -> i32 {
  %a = llvm.mlir.constant(3 : i32) : i32
  %b = llvm.mlir.constant(4 : i32) : i32
  %c = llvm.add %a, %b : i32
  llvm.br ^bb1(%a : i32)
^bb1(%x: i32):
  llvm.return %x : i32
}
// -----
func.func @poison(%p: i1) -> i32 {
  %u = ub.poison : i32
  %c1 = arith.constant 1 : i32
  %s = arith.addi %u, %c1 : i32
  cf.cond_br %p, ^bb1(%s : i32), ^bb1(%u : i32)
^bb1(%x: i32):
  return %x : i32
}
// -----
func.func @poisoned_condition() -> i32 {
  %u = ub.poison : i1
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  cf.cond_br %u, ^bb1(%c1 : i32), ^bb1(%c2 : i32)
^bb1(%x: i32):
  return %x : i32
}
// -----
module @nested {
  func.func nested @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller() -> i32 {
    %c = arith.constant 4 : i32
    %r = func.call @callee(%c) : (i32) -> i32
    return %r : i32
  }
}
// -----
module @outer attributes {sym_visibility = "private"} {
  func.func nested @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func nested @caller() -> i32 {
    %c = arith.constant 4 : i32
    %r = func.call @callee(%c) : (i32) -> i32
    return %r : i32
  }
  "test.uses"() {who = @caller} : () -> ()
}
// -----
func.func @vectors() -> vector<4xi32> {
  %a = arith.constant dense<2> : vector<4xi32>
  %b = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c = arith.addi %a, %b : vector<4xi32>
  return %c : vector<4xi32>
}
// -----
func.func @parallel(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = arith.constant 3 : i32
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> i32 {
    %b = arith.addi %a, %a : i32
    scf.reduce(%b : i32) {
    ^bb0(%l: i32, %k: i32):
      %s = arith.addi %l, %k : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @identity_folds(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %x = arith.addi %a, %c0 : i32
  %y = arith.subi %x, %x : i32
  %z = arith.muli %a, %y : i32
  return %z : i32
}
// -----
func.func @argument_of_dead_block(%p: i1) -> i32 {
  %f = arith.constant false
  %c1 = arith.constant 1 : i32
  cf.cond_br %f, ^bb1(%c1 : i32), ^bb2
^bb1(%x: i32):
  "use"(%x) : (i32) -> ()
  cf.br ^bb2
^bb2:
  return %c1 : i32
}
// -----
func.func private @chain_a(%a: i32) -> i32 {
  %r = func.call @chain_b(%a) : (i32) -> i32
  return %r : i32
}
func.func private @chain_b(%a: i32) -> i32 {
  %r = func.call @chain_a(%a) : (i32) -> i32
  return %r : i32
}
func.func @start() -> i32 {
  %c = arith.constant 1 : i32
  %r = func.call @chain_a(%c) : (i32) -> i32
  return %r : i32
}
