// RUN-FLAGS: --test-legalize-patterns="test-legalize-mode=full"
func.func @a() -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
module @m {
  func.func @b() -> i32 {
    %0 = "test.illegal_op_c"() : () -> i32
    "test.return"(%0) : (i32) -> ()
  }
}
func.func private @c(i64) -> i64
