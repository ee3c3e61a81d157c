// ODS: mlir/Dialect/SMT/IR/SMT.td
func.func @f() {
  %v = "t.v"() : () -> (!smt.bv<1>)
  // expected-error @+1 {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 0 of length 32 requires input width of at least 32, but the input width is only 1}}
  %r = "smt.bv.extract"(%v) <{lowBit = 0 : i32}> : (!smt.bv<1>) -> !smt.bv<32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!smt.bv<32>)
  %r = "smt.bv.extract"(%v) <{lowBit = -1 : i32}> : (!smt.bv<32>) -> !smt.bv<32>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!smt.bv<32>)
  %r = "smt.bv.extract"(%v) <{lowBit = -1 : i32}> : (!smt.bv<32>) -> !smt.bv<4>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!smt.bv<32>)
  // expected-error @+1 {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %r = "smt.bv.repeat"(%v) : (!smt.bv<32>) -> !smt.bv<2>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!smt.bv<3>)
  %r = "smt.bv.repeat"(%v) : (!smt.bv<3>) -> !smt.bv<9>
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  %r = "smt.solver"(%v) ({^bb0(%a: i32): "smt.yield"(%a) : (i32) -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (i32)
  // expected-error @+1 {{'smt.solver' op types of yielded values must match return values}}
  %r = "smt.solver"(%v) ({^bb0(%a: i32): "smt.yield"() : () -> ()}) : (i32) -> i32
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.check' op types of yielded values in 'sat' region must match return values}}
  %r = "smt.check"() ({ "smt.yield"() : () -> ()}, { "smt.yield"() : () -> ()}, { "smt.yield"() : () -> ()}) : () -> i32
  return
}
// -----
func.func @f() {
  %v = "t.v"() : () -> (!smt.int)
  // expected-error @+1 {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
  %r = "smt.eq"(%v) : (!smt.int) -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.distinct' op 'inputs' must have at least size 2, but got 0}}
  %r = "smt.distinct"() : () -> !smt.bool
  return
}
// -----
func.func @f() {
  %r = "smt.forall"() ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op bound variables must by any non-function SMT value}}
  %r = "smt.forall"() ({^bb0(%a: i32): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  %r = "smt.forall"() ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.int "smt.yield"(%b) : (!smt.int) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op must have exactly one yielded value}}
  %r = "smt.forall"() ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b, %b) : (!smt.bool, !smt.bool) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op number of bound variable names must match number of block arguments}}
  %r = "smt.forall"() <{boundVarNames = ["a"]}> ({^bb0(%a: !smt.int, %c: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op attribute 'boundVarNames' failed to satisfy constraint: string array attribute}}
  %r = "smt.forall"() <{boundVarNames = ["a", 1]}> ({^bb0(%a: !smt.int, %c: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
  %r = "smt.forall"() <{noPattern}> ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}, {^bb0(%a: !smt.int): "smt.yield"(%a) : (!smt.int) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %r = "smt.forall"() ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}, {^bb0: %a = "t.v"() : () -> !smt.int "smt.yield"(%a) : (!smt.int) -> ()}) : () -> !smt.bool
  return
}
// -----
func.func @f() {
  // expected-error @+1 {{'smt.forall' op 'patterns' region #0 must have at least one yielded value}}
  %r = "smt.forall"() ({^bb0(%a: !smt.int): %b = "t.v"() : () -> !smt.bool "smt.yield"(%b) : (!smt.bool) -> ()}, {^bb0(%a: !smt.int): "smt.yield"() : () -> ()}) : () -> !smt.bool
  return
}
