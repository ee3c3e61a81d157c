// RUN-FLAGS: --test-legalize-patterns
// RULES: 80
func.func @erase() {
  %0 = "test.erase_op"() : () -> i32
  %1 = arith.addi %0, %0 : i32
  "test.return"() : () -> ()
}
