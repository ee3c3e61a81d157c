// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
func.func @f() -> i32 {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
