// RUN-FLAGS: --test-legalize-patterns
func.func @undo() {
  "test.region"() ({
  ^bb1(%x: i32):
    %0 = "test.illegal_op_f"() : () -> i32
    "test.invalid"(%x) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
