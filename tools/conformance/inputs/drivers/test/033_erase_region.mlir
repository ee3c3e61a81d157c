// RUN-FLAGS: --test-legalize-patterns
// RULES: 24
// operations inside an erased operation are skipped, even illegal ones
func.func @erase() {
  "test.erase_op"() ({
    %0 = "test.illegal_op_f"() : () -> i32
    "test.erase_op"() : () -> ()
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
