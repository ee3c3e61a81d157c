// RUN-FLAGS: --test-legalize-patterns="attach-debug-materialization-kind=1"
func.func @f() -> i32 {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
