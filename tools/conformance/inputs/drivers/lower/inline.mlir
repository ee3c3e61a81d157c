// RUN-FLAGS: --split-input-file --inline --allow-unregistered-dialect
func.func private @callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @callee(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func @public_callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @public_callee(%x) : (i32) -> i32
  %s = call @public_callee(%r) : (i32) -> i32
  return %s : i32
}
// -----
func.func private @twice(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @twice(%x) : (i32) -> i32
  %s = call @twice(%r) : (i32) -> i32
  return %s : i32
}
// -----
func.func private @blocks(%p: i1, %a: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %x = arith.addi %a, %a : i32
  return %x : i32
^bb2:
  %y = arith.muli %a, %a : i32
  return %y : i32
}
func.func @caller(%p: i1, %x: i32) -> i32 {
  %r = call @blocks(%p, %x) : (i1, i32) -> i32
  %s = arith.subi %r, %x : i32
  return %s : i32
}
// -----
func.func private @blocks(%p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  "effect"() : () -> ()
  return
^bb2:
  return
}
func.func @caller_with_loop(%p: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @blocks(%p) : (i1) -> ()
  }
  return
}
// -----
func.func private @blocks(%p: i1) {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
func.func @caller_with_region(%p: i1) {
  scf.execute_region {
    func.call @blocks(%p) : (i1) -> ()
    scf.yield
  }
  return
}
// -----
func.func @recursive(%a: i32) -> i32 {
  %r = call @recursive(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @recursive(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @even(%a: i32) -> i32 {
  %r = call @odd(%a) : (i32) -> i32
  return %r : i32
}
func.func private @odd(%a: i32) -> i32 {
  %r = call @even(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @even(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @a(%x: i32) -> i32 {
  %r = call @b(%x) : (i32) -> i32
  %s = arith.addi %r, %x : i32
  return %s : i32
}
func.func private @b(%x: i32) -> i32 {
  %r = call @c(%x) : (i32) -> i32
  %s = arith.muli %r, %x : i32
  return %s : i32
}
func.func private @c(%x: i32) -> i32 {
  %r = call @a(%x) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @a(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @ext(i32) -> i32
func.func @caller(%x: i32) -> i32 {
  %r = call @ext(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @unknown_op(%a: i32) -> i32 {
  %r = "unknown.op"(%a) : (i32) -> i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @unknown_op(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @refuses(%a: i32) -> i32 attributes {no_inline} {
  return %a : i32
}
func.func private @accepts(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @refuses(%x) : (i32) -> i32
  %s = func.call @accepts(%r) {no_inline} : (i32) -> i32
  return %s : i32
}
// -----
func.func private @unused(%a: i32) -> i32 {
  return %a : i32
}
func.func private @unused_with_effect() {
  "effect"() : () -> ()
  return
}
func.func private @unused_declaration()
// -----
func.func private @dead_caller() {
  call @only_called_by_dead() : () -> ()
  return
}
func.func private @only_called_by_dead() {
  return
}
// -----
func.func private @value(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @indirect(%x: i32) -> i32 {
  %f = func.constant @value : (i32) -> i32
  %r = call_indirect %f(%x) : (i32) -> i32
  return %r : i32
}
// -----
func.func private @value(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @indirect_unknown(%x: i32, %g: (i32) -> i32) -> (i32, (i32) -> i32) {
  %f = func.constant @value : (i32) -> i32
  %r = call_indirect %g(%x) : (i32) -> i32
  return %r, %f : i32, (i32) -> i32
}
// -----
func.func private @several(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
func.func @caller(%x: i32, %y: i32) -> i32 {
  %r:2 = call @several(%x, %y) : (i32, i32) -> (i32, i32)
  %s = arith.subi %r#0, %r#1 : i32
  return %s : i32
}
// -----
func.func private @none() {
  return
}
func.func @caller() {
  call @none() : () -> ()
  call @none() : () -> ()
  return
}
// -----
func.func private @regions(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> i32 {
    %t = arith.addi %s, %a : i32
    scf.yield %t : i32
  }
  return %r : i32
}
func.func @caller(%n: index, %x: i32) -> i32 {
  %r = call @regions(%n, %x) : (index, i32) -> i32
  return %r : i32
}
// -----
func.func private @inner(%p: i1) {
  scf.if %p {
    cf.assert %p, "inner"
  }
  return
}
func.func @caller(%p: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %p {
      func.call @inner(%p) : (i1) -> ()
    }
  }
  return
}
// -----
func.func private @deep0(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func private @deep1(%a: i32) -> i32 {
  %r = call @deep0(%a) : (i32) -> i32
  %s = call @deep0(%r) : (i32) -> i32
  return %s : i32
}
func.func private @deep2(%a: i32) -> i32 {
  %r = call @deep1(%a) : (i32) -> i32
  %s = call @deep1(%r) : (i32) -> i32
  return %s : i32
}
func.func @deep3(%a: i32) -> i32 {
  %r = call @deep2(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func @folds_after_inlining() -> i32 {
  %c3 = arith.constant 3 : i32
  %r = call @square(%c3) : (i32) -> i32
  return %r : i32
}
func.func private @square(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  return %r : i32
}
// -----
func.func private @devirtualized(%f: (i32) -> i32, %a: i32) -> i32 {
  %r = call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}
func.func private @target(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %f = func.constant @target : (i32) -> i32
  %r = call @devirtualized(%f, %x) : ((i32) -> i32, i32) -> i32
  return %r : i32
}
// -----
module @inner {
  func.func private @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller(%x: i32) -> i32 {
    %r = func.call @callee(%x) : (i32) -> i32
    return %r : i32
  }
}
func.func private @callee(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @callee(%x) : (i32) -> i32
  return %r : i32
}
// -----
module {
  func.func nested @callee(%a: i32) -> i32 {
    return %a : i32
  }
  func.func nested @unused(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @caller(%x: i32) -> i32 {
    %r = func.call @callee(%x) : (i32) -> i32
    return %r : i32
  }
}
// -----
func.func private @with_constant() -> i32 {
  %c = arith.constant 5 : i32
  return %c : i32
}
func.func @caller() -> i32 {
  %c = arith.constant 5 : i32
  %r = call @with_constant() : () -> i32
  %s = arith.addi %r, %c : i32
  return %s : i32
}
// -----
func.func private @block_argument(%p: i1, %a: i32) -> i32 {
  cf.cond_br %p, ^bb1(%a : i32), ^bb1(%a : i32)
^bb1(%x: i32):
  %y = arith.addi %x, %a : i32
  cf.br ^bb2(%y : i32)
^bb2(%z: i32):
  return %z : i32
}
func.func @caller(%p: i1, %x: i32) -> i32 {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %r = call @block_argument(%p, %x) : (i1, i32) -> i32
  cf.br ^bb3(%r : i32)
^bb2:
  %s = call @block_argument(%p, %x) : (i1, i32) -> i32
  cf.br ^bb3(%s : i32)
^bb3(%y: i32):
  return %y : i32
}
// -----
func.func private @loops(%a: i32, %n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%a : i32)
^bb1(%x: i32):
  %lt = arith.cmpi slt, %x, %n : i32
  cf.cond_br %lt, ^bb2, ^bb3
^bb2:
  %y = arith.addi %x, %c1 : i32
  cf.br ^bb1(%y : i32)
^bb3:
  return %x : i32
}
func.func @caller(%a: i32, %n: i32) -> i32 {
  %r = call @loops(%a, %n) : (i32, i32) -> i32
  %s = call @loops(%r, %n) : (i32, i32) -> i32
  return %s : i32
}
// -----
func.func private @memory(%m: memref<4xi32>, %i: index) -> i32 {
  %v = memref.load %m[%i] : memref<4xi32>
  memref.store %v, %m[%i] : memref<4xi32>
  return %v : i32
}
func.func @caller(%m: memref<4xi32>, %i: index) -> i32 {
  %r = call @memory(%m, %i) : (memref<4xi32>, index) -> i32
  return %r : i32
}
// -----
func.func private @others(%t: tensor<4xf32>, %i: index) -> f32 {
  %x = tensor.extract %t[%i] : tensor<4xf32>
  %y = math.sin %x : f32
  %c = complex.create %y, %x : complex<f32>
  %w = complex.abs %c : complex<f32>
  return %w : f32
}
func.func @caller(%t: tensor<4xf32>, %i: index) -> f32 {
  %r = call @others(%t, %i) : (tensor<4xf32>, index) -> f32
  return %r : f32
}
// -----
func.func private @asserts(%p: i1) {
  cf.assert %p, "no"
  return
}
func.func @caller(%p: i1) {
  call @asserts(%p) : (i1) -> ()
  return
}
// -----
func.func private @casts(%a: i32) -> i64 {
  %r = builtin.unrealized_conversion_cast %a : i32 to i64
  return %r : i64
}
func.func @caller(%a: i32) -> i64 {
  %r = call @casts(%a) : (i32) -> i64
  return %r : i64
}
// -----
func.func private @indices(%a: index) -> index {
  %c = index.constant 3
  %r = index.mul %a, %c
  %u = ub.poison : index
  %s = index.add %r, %u
  return %r : index
}
func.func @caller(%a: index) -> index {
  %r = call @indices(%a) : (index) -> index
  return %r : index
}
// -----
func.func @unreachable_call(%a: i32) -> i32 {
  return %a : i32
^bb1:
  %r = call @callee(%a) : (i32) -> i32
  cf.br ^bb1
}
func.func private @callee(%a: i32) -> i32 {
  return %a : i32
}
// -----
"test.symbols"() {uses = @kept} : () -> ()
func.func private @kept(%a: i32) -> i32 {
  return %a : i32
}
func.func @caller(%x: i32) -> i32 {
  %r = call @kept(%x) : (i32) -> i32
  return %r : i32
}
// -----
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
// -----
func.func private @while(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %lt = arith.cmpi slt, %x, %n : i32
    scf.condition(%lt) %x : i32
  } do {
  ^bb0(%y: i32):
    %z = func.call @step(%y) : (i32) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func private @step(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %r = arith.addi %a, %c : i32
  return %r : i32
}
func.func @caller(%a: i32, %n: i32) -> i32 {
  %r = call @while(%a, %n) : (i32, i32) -> i32
  return %r : i32
}
// -----
func.func private @never_returns(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @caller(%a: i32) -> i32 {
  %r = call @never_returns(%a) : (i32) -> i32
  return %r : i32
}
// -----
func.func @calls_in_order(%a: i32) -> i32 {
  %0 = call @f0(%a) : (i32) -> i32
  %1 = call @f1(%0) : (i32) -> i32
  %2 = call @f0(%1) : (i32) -> i32
  return %2 : i32
}
func.func private @f0(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32
  %s = call @f1(%r) : (i32) -> i32
  return %s : i32
}
func.func private @f1(%a: i32) -> i32 {
  %x = arith.constant 9 : i32
  %r = arith.divui %a, %x : i32
  return %r : i32
}
