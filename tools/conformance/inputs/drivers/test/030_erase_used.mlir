// RUN-FLAGS: --test-legalize-patterns
// an erased result that is still used: unresolved materialization from nothing (60, 79)
func.func @erase() -> i32 {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
