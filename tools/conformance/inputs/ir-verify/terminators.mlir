func.func @middle() {
  // expected-error @+1 {{must be the last operation in the parent block}}
  return
  "t.op"() : () -> ()
}
// -----
func.func @successor_in_the_middle() {
  // expected-error @+1 {{operation with block successors must terminate its parent block}}
  "t.br"()[^a] : () -> ()
  "t.op"() : () -> ()
^a:
  return
}
// -----
// expected-error @+1 {{empty block: expect at least a terminator}}
func.func @empty() {
^a:
}
// -----
func.func @no_terminator() {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
  %0 = arith.constant 1 : i32
}
// -----
// expected-error @+1 {{entry block of region may not have predecessors}}
func.func @entry() {
^a:
  "t.br"()[^a] : () -> ()
}
// -----
func.func @counts(%c: i32) {
  // expected-error @+1 {{branch has 1 operands for successor #0, but target block has 2}}
  cf.br ^a(%c : i32)
^a(%x: i32, %y: i32):
  return
}
// -----
func.func @types(%c: i32) {
  // expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.br ^a(%c : i32)
^a(%x: i64):
  return
}
// -----
func.func @results(%c: i32) -> i64 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @results}}
  return %c : i32
}
// -----
func.func @result_count(%c: i32) -> (i32, i32) {
  // expected-error @+1 {{has 1 operands, but enclosing function (@result_count) returns 2}}
  return %c : i32
}
// -----
module {
  // expected-error @+1 {{expects parent op 'func.func'}}
  "func.return"() : () -> ()
}
