// RUN-FLAGS: --mlir-print-debuginfo --inline
// Functions of one block and of several, one inlined into the other and both into a third.
func.func private @scale(%v: i32, %times: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %times step %one iter_args(%so_far = %v) -> i32 {
    %next = arith.addi %so_far, %v : i32
    scf.yield %next : i32
  }
  return %sum : i32
}
func.func private @chosen(%v: i32, %w: i32, %times: index) -> (i32, i32) {
  %scaled = call @scale(%v, %times) : (i32, index) -> i32
  %less = arith.cmpi slt, %scaled, %w : i32
  cf.cond_br %less, ^here(%w : i32), ^there
^here(%kept: i32):
  %again = call @scale(%kept, %times) : (i32, index) -> i32
  return %again, %kept : i32, i32
^there:
  %other = arith.muli %scaled, %w : i32
  cf.br ^here(%other : i32)
}
func.func @both(%v: i32, %w: i32, %times: index) -> i32 {
  %a:2 = call @chosen(%v, %w, %times) : (i32, i32, index) -> (i32, i32)
  %b:2 = call @chosen(%a#1, %a#0, %times) : (i32, i32, index) -> (i32, i32)
  %c = call @scale(%b#0, %times) : (i32, index) -> i32
  %d = arith.addi %c, %b#1 : i32
  return %d : i32
}
