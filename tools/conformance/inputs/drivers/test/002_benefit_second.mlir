// RUN-FLAGS: --test-legalize-patterns
// RULES: 34
// equal depth: the larger benefit wins
func.func @benefit() -> i32 {
  %0 = "test.illegal_op_c"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
