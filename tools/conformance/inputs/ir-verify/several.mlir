// All errors of a module in one run: each function is checked on its own.
func.func @one() {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  "t.use"(%a) : (i1) -> ()
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %a = "t.def"() : () -> i1
  return
}
func.func @two() {
  // expected-error @+1 {{must be the last operation in the parent block}}
  return
  "t.op"() : () -> ()
}
func.func @three() {
  return
}
func.func @four(%x: i32) {
  // expected-error @+1 {{has 1 operands, but enclosing function (@four) returns 0}}
  return %x : i32
}
