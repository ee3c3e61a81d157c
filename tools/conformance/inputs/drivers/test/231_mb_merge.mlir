// RUN-FLAGS: --test-merge-blocks
// RULES: 71
func.func @f(%a: i32) {
  %0 = "test.merge_blocks"() ({
  ^bb0:
    "test.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "test.return"(%x) : (i32) -> ()
  }) : () -> i32
  "test.return"() : () -> ()
}
