func.func @f(%l: index, %a: i32) {
  // expected-error @below {{failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%l, %l, %a) ({
  ^bb0(%i: index):
    scf.yield
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @f(%l: f32) {
  // expected-error @below {{operand #0 must be signless integer or index, but got 'f32'}}
  "scf.for"(%l, %l, %l) ({
  ^bb0(%i: f32):
    scf.yield
  }) : (f32, f32, f32) -> ()
  return
}

// -----

func.func @f(%l: index) {
  // expected-error @below {{expected induction variable to be same type as bounds and step}}
  "scf.for"(%l, %l, %l) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%l: index, %v: f32) {
  // expected-error @below {{different number of inits and region iter_args: 1 != 0}}
  "scf.for"(%l, %l, %l, %v) ({
  ^bb0(%i: index):
    scf.yield %v : f32
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%l: index, %v: f32) {
  // expected-error @below {{mismatch in number of loop-carried values and defined values}}
  "scf.for"(%l, %l, %l, %v) ({
  ^bb0(%i: index, %x: f32):
    scf.yield %x : f32
  }) : (index, index, index, f32) -> ()
  return
}

// -----

func.func @f(%l: index, %v: f32) {
  // expected-error @below {{0-th init and 0-th region iter_arg have different type: 'f32' != 'f64'}}
  "scf.for"(%l, %l, %l, %v) ({
  ^bb0(%i: index, %x: f64):
    scf.yield %x : f64
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @f(%l: index, %v: f32) {
  // expected-error @below {{0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %v) -> (f32) {
    scf.yield %l : index
  }
  return
}

// -----

func.func @f(%l: index, %v: f32) {
  // expected-error @below {{mismatch in number of loop-carried values and defined values}}
  %0 = scf.for %i = %l to %l step %l iter_args(%x = %v) -> (f32, f32) {
    scf.yield %x, %x : f32, f32
  }
  return
}

// -----

func.func @f(%c: i1, %v: f32) {
  // expected-error @below {{must have an else block if defining values}}
  %0 = scf.if %c -> (f32) {
    scf.yield %v : f32
  }
  return
}

// -----

func.func @f(%c: i32) {
  // expected-error @below {{operand #0 must be 1-bit signless integer, but got 'i32'}}
  "scf.if"(%c) ({
    scf.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{region #0 should have no arguments}}
  "scf.if"(%c) ({
  ^bb0(%x: i32):
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects region #0 to have 0 or 1 blocks}}
  "scf.if"(%c) ({
    scf.yield
  ^a:
    scf.yield
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{has duplicate case value: 1}}
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{has 1 case regions but 2 case values}}
  "scf.index_switch"(%n) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error @below {{expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"(%n) ({
  ^bb0(%x: i32):
    // expected-note @below {{terminator here}}
    scf.yield %x : i32
  }, {
  ^bb0(%x: i32):
    scf.yield %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%n: i32, %c: i1) {
  // expected-error @below {{expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"(%n) ({
  ^bb0(%x: i32):
    scf.condition(%c) %x : i32
  }, {
  ^bb0(%x: i32):
    // expected-note @below {{terminator here}}
    scf.condition(%c) %x : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{expects parent op 'scf.while'}}
  scf.condition(%c)
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%x: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  %0 = scf.execute_region -> i1 {
    // expected-error @below {{expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{needs at least one tuple element for lowerBound, upperBound and step}}
  "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    scf.reduce
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  %c = arith.constant 0 : index
  // expected-error @below {{constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%c) {
    scf.reduce
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expects the same number of induction variables: 0 as bound and step values: 1}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  // expected-error @below {{expects number of results: 1 to be the same as number of reductions: 0}}
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    scf.reduce
  }
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  // expected-error @below {{expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    // expected-error @below {{expects type of 0-th reduction operand: 'index' to be the same as the 0-th result type: 'f32'}}
    scf.reduce(%i : index) {
    ^bb0(%a: index, %b: index):
      scf.reduce.return %a : index
    }
  }
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%a: f64, %b: f32):
      // expected-error @below {{must have type 'f64' (the type of the reduction inputs)}}
      scf.reduce.return %b : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      // expected-error @below {{must have type 'f32' (the type of the reduction inputs)}}
      scf.reduce.return %i : index
    }
  }
  return
}

// -----

func.func @f(%n: index, %v: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%v) -> f32 {
    // expected-error @below {{expects number of reduction regions: 1 to be the same as number of reduction operands: 2}}
    "scf.reduce"(%v, %v) ({
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }) : (f32, f32) -> ()
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{expects parent op 'scf.parallel'}}
  scf.reduce
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{region expects 1 arguments}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{produces 0 results, but has only 1 outputs}}
  "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{expects 0-th block argument to be an index}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: i32, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<5xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{expected type of operand #0 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 4>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index, %o: tensor<4xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected 1 dynamic upper bound values}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected 1 upper bound values, got 2}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute}}
  scf.forall (%i) in (4) {
  } {mapping = [1]}
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected 2 upper bound values, got 1}}
  scf.forall (%i, %j) in (4) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}
