// RUN-FLAGS: --test-legalize-patterns
func.func @f() {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.erase_op"() ({
    "test.valid_consumer"(%0) : (i32) -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
