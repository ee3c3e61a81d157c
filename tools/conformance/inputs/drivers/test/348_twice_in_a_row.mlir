// RUN-FLAGS: --test-legalize-patterns --test-legalize-patterns
func.func @f(%a: i64) {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.invalid"(%a) : (i64) -> ()
}
