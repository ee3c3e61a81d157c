// RUN-FLAGS: --test-legalize-patterns
// RULES: 54
func.func @newest() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.rewrite"(%0) : (i32) -> i32
  %2 = "test.rewrite"(%1) : (i32) -> i32
  "test.return"(%2) : (i32) -> ()
}
