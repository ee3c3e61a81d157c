// RUN-FLAGS: --test-legalize-patterns
func.func @erase() {
  %0 = "test.erase_op"() : () -> i32
  "test.erase_op"(%0) : (i32) -> ()
  "test.return"() : () -> ()
}
