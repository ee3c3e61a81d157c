// RUN-FLAGS: --test-legalize-patterns
func.func @inline() {
  "test.region"() ({
  ^bb1(%x: i32):
    "test.br"(%x)[^bb2] : (i32) -> ()
  ^bb2(%y: i32):
    %0 = "test.illegal_op_a"() : () -> i32
    "test.valid"(%y, %0) : (i32, i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
