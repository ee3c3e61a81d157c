// RUN-FLAGS: --test-legalize-patterns
func.func @order() -> i32 {
  "test.br"()[^late] : () -> ()
^early:
  %1 = "test.rewrite"(%0) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
^late:
  %0 = "test.illegal_op_c"() : () -> i32
  "test.br"()[^early] : () -> ()
}
