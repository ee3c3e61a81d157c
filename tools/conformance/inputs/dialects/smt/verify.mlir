func.func @f(%a: !smt.bv<4>) {
  // expected-error @below {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 2 of length 3 requires input width of at least 5, but the input width is only 4}}
  %0 = smt.bv.extract %a from 2 : (!smt.bv<4>) -> !smt.bv<3>
  return
}

// -----

func.func @f(%a: !smt.bv<4>) {
  // expected-error @below {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<6>
  return
}

// -----

func.func @f(%a: !smt.bv<4>) {
  // expected-error @below {{integer must be positive}}
  %0 = smt.bv.repeat 0 times %a : !smt.bv<4>
  return
}

// -----

func.func @f(%a: !smt.int) {
  // expected-error @below {{input must have bit-vector type}}
  %0 = smt.bv.repeat 2 times %a : !smt.int
  return
}

// -----

func.func @f(%a: !smt.int) {
  // expected-error @below {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
  %0 = smt.eq %a : !smt.int
  return
}

// -----

func.func @f(%a: !smt.int) {
  // expected-error @below {{'smt.distinct' op 'inputs' must have at least size 2, but got 0}}
  %0 = "smt.distinct"() : () -> !smt.bool
  return
}

// -----

// expected-error @below {{'smt.solver' op types of yielded values must match return values}}
%0 = smt.solver() : () -> i1 {
  %1 = arith.constant 0 : i32
  smt.yield %1 : i32
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'smt.solver' op block argument types must match the types of the 'inputs'}}
  smt.solver(%a) : (i32) -> () {
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error @below {{'smt.check' op types of yielded values in 'sat' region must match return values}}
    %0 = smt.check sat {
    } unknown {
      %1 = arith.constant true
      smt.yield %1 : i1
    } unsat {
      %1 = arith.constant true
      smt.yield %1 : i1
    } -> i1
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error @below {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
    smt.check sat {
    } unknown {
      %1 = arith.constant true
      smt.yield %1 : i1
    } unsat {
    }
  }
  return
}

// -----

func.func @f() {
  smt.solver() : () -> () {
    // expected-error @below {{'smt.check' op types of yielded values in 'unsat' region must match return values}}
    smt.check sat {
    } unknown {
    } unsat {
      %1 = arith.constant true
      smt.yield %1 : i1
    }
  }
  return
}

// -----

// expected-error @below {{'smt.set_logic' op expects parent op 'smt.solver'}}
smt.set_logic "QF_LIA"

// -----

// expected-error @below {{'smt.push' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
smt.push -1

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
  %0 = smt.forall no_pattern {
    smt.yield %a : !smt.bool
  } patterns {
    smt.yield %a : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.exists' op bound variables must by any non-function SMT value}}
  %0 = smt.exists {
  ^bb0(%x: i32):
    smt.yield %a : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.forall' op number of bound variable names must match number of block arguments}}
  %0 = smt.forall ["x"] {
    smt.yield %a : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.exists' op must have exactly one yielded value}}
  %0 = smt.exists {
    smt.yield %a, %a : !smt.bool, !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.int) {
  // expected-error @below {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  %0 = smt.forall {
    smt.yield %a : !smt.int
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #1 must match}}
  %0 = smt.forall {
  ^bb0(%x: !smt.int):
    smt.yield %a : !smt.bool
  } patterns {
  ^bb0(%x: !smt.int):
    smt.yield %x : !smt.int
  }, {
    smt.yield %a : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.exists' op 'patterns' region #0 must have at least one yielded value}}
  %0 = smt.exists {
    smt.yield %a : !smt.bool
  } patterns {
  }
  return
}

// -----

// expected-error @below {{bit-vector must have at least a width of one}}
func.func private @f(!smt.bv<0>)

// -----

// expected-error @below {{domain must be any SMT value type}}
func.func private @f(!smt.array<[i32 -> !smt.int]>)

// -----

// expected-error @below {{range must be any SMT value type}}
func.func private @f(!smt.array<[!smt.int -> i32]>)

// -----

// expected-error @below {{domain types must be any non-function SMT type}}
func.func private @f(!smt.func<(i32) !smt.int>)

// -----

// expected-error @below {{range type must be any non-function SMT type}}
func.func private @f(!smt.func<(!smt.int) i32>)

// -----

// expected-error @below {{sort parameter types must be any non-function SMT type}}
func.func private @f(!smt.sort<"s"[i32]>)

// -----

func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %b: !smt.bool) {
  // expected-error @below {{'smt.array.select' op failed to verify that summary}}
  %0 = "smt.array.select"(%a, %b) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int) {
  // expected-error @below {{'smt.array.store' op failed to verify that summary}}
  %0 = "smt.array.store"(%a, %i, %i) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.int) -> !smt.array<[!smt.int -> !smt.bool]>
  return
}

// -----

func.func @f(%a: !smt.func<(!smt.int) !smt.bool>, %b: !smt.bool) {
  // expected-error @below {{'smt.apply_func' op failed to verify that summary}}
  %0 = "smt.apply_func"(%a, %b) : (!smt.func<(!smt.int) !smt.bool>, !smt.bool) -> !smt.bool
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'smt.declare_fun' op result #0 must be any SMT value type, but got 'i32'}}
  %0 = smt.declare_fun : i32
  return
}

// -----

func.func @b() { 
  // expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
  %3 = smt.bv.constant #smt.bv<256> : !smt.bv<8>
  return }

// -----

func.func @b() { 
  // expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
  %3 = smt.bv.constant #smt.bv<-129> : !smt.bv<8>
  return }

// -----

func.func @b() { 
  // expected-error @below {{expected integer value}}
  %3 = smt.bv.constant #smt.bv<"5"> : !smt.bv<8>
  return }

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.exists' op the 'patterns' region #0 may only contain SMT dialect operations}}
  %0 = smt.exists {
    smt.yield %a : !smt.bool
  } patterns {
    // expected-note @below {{first non-SMT operation here}}
    %1 = arith.constant 0 : i32
    smt.yield %a : !smt.bool
  }
  return
}

// -----

func.func @f(%a: !smt.bool) {
  // expected-error @below {{'smt.forall' op the 'patterns' region #0 must not contain any variable binding operations}}
  %0 = smt.forall {
    smt.yield %a : !smt.bool
  } patterns {
    // expected-note @below {{first violating operation here}}
    %1 = smt.exists {
      smt.yield %a : !smt.bool
    }
    smt.yield %1 : !smt.bool
  }
  return
}

// -----

// expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
func.func private @f() attributes {a = #smt.bv<256> : !smt.bv<8>}

// -----

// expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<8>'}}
func.func private @f() attributes {a = #smt.bv<-129> : !smt.bv<8>}

// -----

// expected-error @below {{explicit bit-vector type required}}
func.func private @f() attributes {a = #smt.bv<5> : i8}

// -----

// expected-error @below {{explicit bit-vector type required}}
func.func private @f() attributes {a = #smt.bv<5>}
