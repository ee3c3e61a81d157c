// test: opt --remove-dead-values

// What is only computed for a call goes with the argument, through the recursion, and a result with its return.
func.func private @count(%n: i32, %end: i32, %unread: i32) -> (i32, i32) {
  %done = arith.cmpi eq, %n, %end : i32
  cf.cond_br %done, ^stop, ^more(%unread : i32)
^stop:
  return %n, %unread : i32, i32
^more(%handed: i32):
  %next = arith.addi %n, %n : i32
  %0:2 = call @count(%next, %end, %handed) : (i32, i32, i32) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}

func.func @start(%x: i32) -> i32 {
  %wasted = arith.muli %x, %x : i32
  %0:2 = call @count(%x, %x, %wasted) : (i32, i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// Poison replaces values that an operation with regions still forwards.
func.func @turns(%a: i32, %b: i32) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %goes_on = arith.cmpi slt, %x, %b : i32
    scf.condition(%goes_on) %x, %y : i32, i32
  } do {
  ^bb0(%u: i32, %v: i32):
    %s = arith.addi %u, %u : i32
    scf.yield %s, %v : i32, i32
  }
  return %r#0 : i32
}
// output:
//| module {
//|   func.func private @count(%arg0: i32, %arg1: i32) -> i32 {
//|     %0 = arith.cmpi eq, %arg0, %arg1 : i32
//|     cf.cond_br %0, ^bb1, ^bb2
//|   ^bb1:  // pred: ^bb0
//|     return %arg0 : i32
//|   ^bb2:  // pred: ^bb0
//|     %1 = arith.addi %arg0, %arg0 : i32
//|     %2 = call @count(%1, %arg1) : (i32, i32) -> i32
//|     return %2 : i32
//|   }
//|   func.func @start(%arg0: i32) -> i32 {
//|     %0 = call @count(%arg0, %arg0) : (i32, i32) -> i32
//|     return %0 : i32
//|   }
//|   func.func @turns(%arg0: i32, %arg1: i32) -> i32 {
//|     %0 = ub.poison : i32
//|     %1 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
//|       %2 = arith.cmpi slt, %arg2, %arg1 : i32
//|       %3 = ub.poison : i32
//|       scf.condition(%2) %arg2 : i32
//|     } do {
//|     ^bb0(%arg2: i32):
//|       %2 = arith.addi %arg2, %arg2 : i32
//|       %3 = ub.poison : i32
//|       scf.yield %2 : i32
//|     }
//|     return %1 : i32
//|   }
//| }
//|
