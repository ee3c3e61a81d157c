func.func @branches(%c: i1, %a: i32, %b: i32) -> (i32, i32, i32) {
  %t = arith.constant true
  %0 = scf.if %t -> i32 {
    %x = arith.addi %a, %b : i32
    scf.yield %x : i32
  } else {
    scf.yield %b : i32
  }
  %1 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %2 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %a : i32
  }
  return %0, %1, %2 : i32, i32, i32
}

// -----

func.func @nothing(%c: i1, %n: index) {
  scf.if %c {
  }
  scf.if %c {
    scf.if %c {
      "test.op"() : () -> ()
    }
  }
  return
}

// -----

func.func @loops(%a: f32, %n: index) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  %1 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> (f32) {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  %2:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %z = %a) -> (f32, f32) {
    %y = "test.op"(%x) : (f32) -> f32
    scf.yield %y, %z : f32, f32
  }
  return %0, %1, %2#1 : f32, f32, f32
}

// -----

func.func @switches(%a: i32, %b: i32) -> i32 {
  %c = arith.constant 2 : index
  %0 = scf.index_switch %c -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    scf.yield %b : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

func.func @regions(%a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  return %0 : i32
}

// -----

func.func @whiles(%a: i32, %b: i32) -> i32 {
  %0:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %c = "test.cond"(%x) : (i32) -> i1
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%z: i32, %w: i32):
    %n = "test.next"(%z) : (i32) -> i32
    scf.yield %n, %w : i32, i32
  }
  return %0#1 : i32
}

// -----

func.func @parallel(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
    "test.op"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c0) step (%c1) {
    "test.op"(%i) : (index) -> ()
    scf.reduce
  }
  scf.forall (%i, %j) in (1, %n) {
    "test.op"(%i, %j) : (index, index) -> ()
  }
  return
}
