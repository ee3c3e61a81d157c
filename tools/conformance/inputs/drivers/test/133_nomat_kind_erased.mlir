// RUN-FLAGS: --test-legalize-patterns="build-materializations=0 attach-debug-materialization-kind=1"
func.func @f() -> i32 {
  %0 = "test.erase_op"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
