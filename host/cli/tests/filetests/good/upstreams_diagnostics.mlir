// test: opt --verify-diagnostics

// Comments name the errors that upstream reports: the first of each function.
func.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{requires the same type for all operands and results}}
  "arith.addi"(%a, %b) : (i32, i64) -> i32
  "arith.addi"(%a) : (i32) -> i32
  return
}
