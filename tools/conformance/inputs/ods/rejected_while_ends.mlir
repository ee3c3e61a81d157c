// ODS: mlir/Dialect/SCF/IR/SCFOps.td mlir/Dialect/Func/IR/FuncOps.td
func.func @a(%c: i1) {
  // expected-error@+1 {{expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
    // expected-note@+1 {{terminator here}}
    scf.yield
  }, { scf.yield }) : () -> ()
  return
}
// -----
func.func @b(%c: i1) {
  // expected-error@+1 {{expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({ scf.condition(%c) }, {
    // expected-note@+1 {{terminator here}}
    scf.condition(%c)
  }) : () -> ()
  return
}
// -----
func.func @c(%c: i1, %x: i32) -> i64 {
  // expected-error@+1 {{expects the 'before' region to terminate with 'scf.condition'}}
  %r = "scf.while"(%x) ({ ^bb0(%a: i64):
    // expected-note@+1 {{terminator here}}
    scf.yield
  }, { scf.yield }) : (i32) -> i64
  return %r : i64
}
// -----
func.func @d(%c: i1, %x: i32) -> i64 {
  // expected-error@+1 {{expects the 'after' region to terminate with 'scf.yield'}}
  %r = "scf.while"(%x) ({ ^bb0(%a: i32): scf.condition(%c) %a : i32 }, { ^bb1(%b: i64):
    // expected-note@+1 {{terminator here}}
    "func.return"() : () -> ()
  }) : (i32) -> i64
  return %r : i64
}
// -----
func.func @e(%c: i1, %x: i32) -> i32 {
  // expected-error@+1 {{expects the 'after' region to terminate with 'scf.yield'}}
  %r = "scf.while"(%x) ({ ^bb0(%a: i32): scf.condition(%c) %a : i32 }, { ^bb1(%b: i32):
    // expected-note@+1 {{terminator here}}
    "func.return"() : () -> ()
  }) : (i32) -> i32
  return %r : i32
}
// -----
func.func @f(%c: i1, %x: i32) -> i32 {
  // expected-error@+1 {{expects the 'before' region to terminate with 'scf.condition'}}
  %r = "scf.while"(%x) ({ ^bb0(%a: i32):
    // expected-note@+1 {{terminator here}}
    "func.return"() : () -> ()
  }, { ^bb1(%b: i32): scf.yield %b : i32 }) : (i32) -> i32
  return %r : i32
}
// -----
func.func @g(%c: i1, %x: i32) -> i32 {
  // expected-error@+1 {{expects the 'before' region to terminate with 'scf.condition'}}
  %r = "scf.while"(%x) ({ ^bb0(%a: i32):
    // expected-note@+1 {{terminator here}}
    scf.yield %a : i32
  }, { ^bb1(%b: i32): scf.yield %x : i32 }) : (i32) -> i32
  return %r : i32
}
