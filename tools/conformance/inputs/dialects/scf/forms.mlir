// ODS: mlir/Dialect/Tensor/IR/TensorOps.td

// Loops.
func.func @loops(%l: index, %u: index, %s: index, %a: i32, %b: i32, %v: f32) -> f32 {
  scf.for %i = %l to %u step %s {
  }
  scf.for unsigned %i = %a to %b step %a : i32 {
    scf.for %j = %l to %u step %s {
      "test.op"(%i, %j) : (i32, index) -> ()
    }
  } {x}
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %v) -> (f32) {
    %t = arith.addf %x, %x : f32
    scf.yield %t : f32
  }
  %1:2 = scf.for %i = %a to %b step %a iter_args(%x = %v, %y = %l) -> (f32, index) : i32 {
    scf.yield {y} %x, %y : f32, index
  }
  return %0 : f32
}

// -----

func.func @conditions(%c: i1, %n: index, %v: f32) -> f32 {
  scf.if %c {
  }
  scf.if %c {
    "test.op"() : () -> ()
  } else {
    "test.other"() : () -> ()
  } {x}
  %0 = scf.if %c -> (f32) {
    scf.yield %v : f32
  } else {
    %t = arith.negf %v : f32
    scf.yield %t : f32
  }
  %1:2 = scf.if %c -> (f32, index) {
    scf.yield %v, %n : f32, index
  } else {
    scf.yield %0, %n : f32, index
  }
  scf.index_switch %n
  default {
  }
  %2 = scf.index_switch %n {x} -> f32
  case 2 {
    scf.yield %v : f32
  }
  case -5 {
    scf.yield %0 : f32
  }
  default {
    scf.yield %1#0 : f32
  }
  return %2 : f32
}

// -----

func.func @whiles(%a: i32, %v: f32) -> i32 {
  scf.while : () -> () {
    %c = "test.cond"() : () -> i1
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0:2 = scf.while (%x = %a) : (i32) -> (f32, i32) {
    %c = arith.cmpi eq, %x, %x : i32
    scf.condition(%c) {x} %v, %x : f32, i32
  } do {
  ^bb0(%y: f32, %z: i32):
    scf.yield %z : i32
  } attributes {note = 1 : i64}
  return %0#1 : i32
}

// -----

func.func @regions(%c: i1) -> i64 {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> i64 no_inline {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = arith.constant 1 : i64
    cf.br ^c(%1 : i64)
  ^b:
    %2 = arith.constant 2 : i64
    cf.br ^c(%2 : i64)
  ^c(%3: i64):
    scf.yield %3 : i64
  } {x}
  return %0 : i64
}

// -----

func.func @parallel(%l: index, %u: index, %s: index, %v: f32) -> f32 {
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.reduce
  }
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.op"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {x}
  %0:2 = scf.parallel (%i) = (%l) to (%u) step (%s) init (%v, %l) -> (f32, index) {
    scf.reduce(%v, %i : f32, index) {
    ^bb0(%a: f32, %b: f32):
      %t = arith.mulf %a, %b : f32
      scf.reduce.return %t : f32
    }, {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a {x} : index
    } {y}
  }
  return %0#0 : f32
}

// -----

func.func @forall(%n: index, %t: tensor<8x?xf32>, %o: tensor<1x1xf32>) -> tensor<8x?xf32> {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i, %j) = (0, %n) to (8, 16) step (2, %n) {
    "test.op"(%i, %j) : (index, index) -> ()
  } {x}
  %0 = scf.forall (%i, %j) in (8, %n) shared_outs(%s = %t) -> (tensor<8x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %s[%i, %j] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x?xf32>
    }
  }
  return %0 : tensor<8x?xf32>
}
