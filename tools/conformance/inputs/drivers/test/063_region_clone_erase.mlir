// RUN-FLAGS: --test-legalize-patterns
func.func @clone() {
  "test.region"() ({
  ^bb1(%x: i32):
    %0 = "test.illegal_op_a"() : () -> i32
    "test.invalid"(%x) : (i32) -> ()
  }) {legalizer.should_clone, legalizer.erase_old_blocks} : () -> ()
  "test.return"() : () -> ()
}
