// RUN-FLAGS: --test-legalize-patterns="allow-pattern-rollback=0"
// RULES: 92, 93
// events come at once
func.func @ok() -> (i32, i32) {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.illegal_op_c"() : () -> i32
  %2 = "test.rewrite"(%1) : (i32) -> i32
  "test.return"(%0, %2) : (i32, i32) -> ()
}
