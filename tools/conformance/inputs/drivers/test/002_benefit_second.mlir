// RUN-FLAGS: --test-legalize-patterns
// equal depth: the larger benefit wins (34)
func.func @benefit() -> i32 {
  %0 = "test.illegal_op_c"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
