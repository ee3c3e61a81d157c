// RUN-FLAGS: --test-legalize-type-conversion
func.func @f() {
  %0 = "test.context_op"() : () -> i37
  "test.use"(%0) : (i37) -> ()
  return
}
