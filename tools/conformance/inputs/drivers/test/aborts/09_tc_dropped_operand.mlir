// RUN-FLAGS: --test-legalize-type-conversion
// segmentation fault: the operand is dropped, the pattern is called all the same
func.func @f() {
  %0 = "test.other_op"() : () -> i37
  "test.replace_with_legal_op"(%0) : (i37) -> ()
  return
}
