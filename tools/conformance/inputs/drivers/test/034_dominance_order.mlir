// RUN-FLAGS: --test-legalize-patterns
// RULES: 13
// a block that stands later but dominates comes first
func.func @order() -> i32 {
  "test.br"()[^late] : () -> ()
^early(%x: i32):
  %1 = "test.rewrite"(%x) : (i32) -> i32
  "test.return"(%1) : (i32) -> ()
^late:
  %0 = "test.illegal_op_a"() : () -> i32
  "test.br"(%0)[^early] : (i32) -> ()
}
