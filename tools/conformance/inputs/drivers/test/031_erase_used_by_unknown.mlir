// RUN-FLAGS: --test-legalize-patterns
func.func @erase() {
  %0 = "test.erase_op"() : () -> i32
  %1 = arith.addi %0, %0 : i32
  "test.return"() : () -> ()
}
