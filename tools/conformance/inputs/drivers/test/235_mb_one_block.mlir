// RUN-FLAGS: --test-merge-blocks
func.func @f() {
  "test.merge_blocks"() ({
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
