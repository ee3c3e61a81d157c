// RUN-FLAGS: --split-input-file --control-flow-sink --allow-unregistered-dialect
func.func @both_branches(%p: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  %y = arith.muli %a, %b : i32
  %r = scf.if %p -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @used_in_both(%p: i1, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %r = scf.if %p -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
// -----
func.func @chain(%p: i1, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %y = arith.muli %x, %x : i32
  %z = arith.subi %y, %x : i32
  %r = scf.if %p -> i32 {
    scf.yield %z : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
// -----
func.func @nested(%p: i1, %q: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  %y = arith.muli %x, %a : i32
  scf.if %p {
    scf.if %q {
      "use"(%y) : (i32) -> ()
    }
  }
  return
}
// -----
func.func @effects_stay(%p: i1, %a: i32, %m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%c0] : memref<4xi32>
  %y = "unknown"() : () -> i32
  %z = memref.alloc() : memref<4xi32>
  scf.if %p {
    "use"(%x, %y, %z) : (i32, i32, memref<4xi32>) -> ()
  }
  return
}
// -----
func.func @loops_are_no_targets(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.addi %a, %a : i32
  scf.for %i = %c0 to %n step %c1 {
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @executed_once(%a: i32) {
  %x = arith.addi %a, %a : i32
  scf.execute_region {
    "use"(%x) : (i32) -> ()
    scf.yield
  }
  return
}
// -----
func.func @switch(%k: index, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  %y = arith.muli %a, %a : i32
  %z = arith.subi %a, %a : i32
  %r = scf.index_switch %k -> i32
  case 1 {
    scf.yield %x : i32
  }
  case 2 {
    scf.yield %y : i32
  }
  default {
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func @known_switch(%a: i32) -> i32 {
  %k = arith.constant 2 : index
  %x = arith.addi %a, %a : i32
  %y = arith.muli %a, %a : i32
  %r = scf.index_switch %k -> i32
  case 2 {
    scf.yield %x : i32
  }
  default {
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @known_condition(%a: i32) -> i32 {
  %p = arith.constant true
  %x = arith.addi %a, %a : i32
  %y = arith.muli %a, %a : i32
  %r = scf.if %p -> i32 {
    scf.yield %x : i32
  } else {
    scf.yield %y : i32
  }
  return %r : i32
}
// -----
func.func @used_twice(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  scf.if %p {
    "use"(%x) : (i32) -> ()
    "use"(%x, %x) : (i32, i32) -> ()
  }
  return
}
// -----
func.func @used_after(%p: i1, %a: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
  return %x : i32
}
// -----
func.func @several_results(%p: i1, %a: i32) {
  %l, %h = arith.mului_extended %a, %a : i32
  scf.if %p {
    "use"(%l) : (i32) -> ()
  } else {
    "use"(%a) : (i32) -> ()
  }
  %k:2 = arith.mulsi_extended %a, %a : i32
  scf.if %p {
    "use"(%k#0) : (i32) -> ()
  } else {
    "use"(%k#1) : (i32) -> ()
  }
  return
}
// -----
func.func @region_op_sinks(%p: i1, %q: i1, %a: i32) {
  %x = scf.if %q -> i32 {
    %s = arith.addi %a, %a : i32
    scf.yield %s : i32
  } else {
    scf.yield %a : i32
  }
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @order(%p: i1, %a: i32, %b: i32) {
  %x = arith.addi %a, %b : i32
  %y = arith.subi %a, %b : i32
  %z = arith.muli %a, %b : i32
  scf.if %p {
    "use"(%z, %y, %x) : (i32, i32, i32) -> ()
    "use"(%x, %y) : (i32, i32) -> ()
  }
  return
}
// -----
func.func @from_other_block(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
  cf.br ^bb2
^bb2:
  return
}
// -----
func.func @condition_is_used_inside(%a: i32, %b: i32) {
  %p = arith.cmpi slt, %a, %b : i32
  scf.if %p {
    "use"(%p) : (i1) -> ()
  }
  return
}
// -----
func.func @from_loop_into_if(%n: index, %p: i1, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.addi %x, %a : i32
    scf.if %p {
      "use"(%y) : (i32) -> ()
    }
  }
  return
}
// -----
func.func @blocks_of_a_region(%p: i1, %q: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  scf.if %p {
    scf.execute_region {
      cf.cond_br %q, ^bb1, ^bb2
    ^bb1:
      "use"(%x) : (i32) -> ()
      cf.br ^bb2
    ^bb2:
      scf.yield
    }
  }
  return
}
// -----
func.func @affine_if(%n: index, %a: f32) {
  %x = arith.addf %a, %a : f32
  affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) {
    "use"(%x) : (f32) -> ()
  }
  return
}
// -----
func.func @scope(%a: f32) {
  %x = arith.addf %a, %a : f32
  memref.alloca_scope {
    "use"(%x) : (f32) -> ()
  }
  return
}
// -----
func.func @constants(%p: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %u = ub.poison : i32
  %r = scf.if %p -> i32 {
    "use"(%u) : (i32) -> ()
    scf.yield %c1 : i32
  } else {
    scf.yield %c2 : i32
  }
  return %r : i32
}
// -----
func.func @divisions(%p: i1, %a: i32, %b: i32) {
  %d = arith.divui %a, %b : i32
  scf.if %p {
    "use"(%d) : (i32) -> ()
  }
  return
}
// -----
func.func @llvm_and_index(%p: i1, %a: i32, %i: index) {
  %d = llvm.mul %a, %a : i32
  %e = index.add %i, %i
  scf.if %p {
    "use"(%d) : (i32) -> ()
  } else {
    "use"(%e) : (index) -> ()
  }
  return
}
// -----
func.func @two_ifs(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  %y = arith.addi %x, %a : i32
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
  scf.if %p {
    "use"(%y) : (i32) -> ()
  }
  return
}
// -----
func.func @inner_to_outer(%p: i1, %q: i1, %a: i32) {
  scf.if %p {
    %x = arith.addi %a, %a : i32
    %y = arith.addi %x, %a : i32
    scf.if %q {
      "use"(%x) : (i32) -> ()
    } else {
      "use"(%y) : (i32) -> ()
    }
  }
  return
}
// -----
func.func @unused(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  scf.if %p {
  }
  return
}
// -----
func.func @empty_else(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  scf.if %p {
    "use"(%a) : (i32) -> ()
  } else {
    "use"(%x) : (i32) -> ()
  }
  return
}
// -----
func.func @call_stays(%p: i1, %a: i32) {
  %x = func.call @pure(%a) : (i32) -> i32
  %f = func.constant @pure : (i32) -> i32
  scf.if %p {
    "use"(%x, %f) : (i32, (i32) -> i32) -> ()
  }
  return
}
func.func private @pure(i32) -> i32
// -----
func.func @terminator_operand(%p: i1, %a: i32, %b: i32) -> (i32, i32) {
  %x = arith.addi %a, %b : i32
  %y = arith.subi %a, %x : i32
  %r:2 = scf.if %p -> (i32, i32) {
    scf.yield %x, %y : i32, i32
  } else {
    scf.yield %a, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @while_stays(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  %y = arith.muli %a, %a : i32
  scf.while : () -> () {
    "use"(%x) : (i32) -> ()
    scf.condition(%p)
  } do {
    "use"(%y) : (i32) -> ()
    scf.yield
  }
  return
}
// -----
func.func @unreachable(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  return
^bb1:
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
  cf.br ^bb1
}
// -----
func.func @tensor_ops(%p: i1, %t: tensor<4xi32>, %i: index) {
  %x = tensor.extract %t[%i] : tensor<4xi32>
  %v = vector.broadcast %x : i32 to vector<2xi32>
  scf.if %p {
    "use"(%v) : (vector<2xi32>) -> ()
  }
  return
}
// -----
func.func @used_by_region_and_sibling(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  %y = arith.muli %x, %x : i32
  scf.if %p {
    "use"(%x) : (i32) -> ()
    "use"(%y) : (i32) -> ()
  }
  return
}
// -----
func.func @diamond(%p: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  %l = arith.muli %x, %a : i32
  %r = arith.subi %x, %a : i32
  %j = arith.addi %l, %r : i32
  scf.if %p {
    "use"(%j) : (i32) -> ()
  }
  return
}
// -----
"wrap"() ({
  %p = "src"() : () -> i1
  %x = arith.constant 3 : i32
  scf.if %p {
    "use"(%x) : (i32) -> ()
  }
}) : () -> ()
