// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
func.func @unknown_result(%a: i32) -> i32 {
  %0 = "test.op_c"(%a) : (i32) -> i32
  "test.return"(%0) : (i32) -> ()
}
