// RUN-FLAGS: --pass-pipeline='builtin.module(func.func(test-legalize-patterns{test-legalize-mode=partial}))'
// ORDER-VARIES
// RULES: 12
// the pass runs on each function, and that operation itself is converted too
func.func @one(%a: i32) -> i32 {
  %0 = "test.illegal_op_a"() : () -> i32
  %1 = "test.rewrite"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
}
func.func @two() -> i32 {
  %0 = "test.illegal_op_c"() : () -> i32
  "test.return"(%0) : (i32) -> ()
}
