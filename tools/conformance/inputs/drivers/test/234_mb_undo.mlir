// RUN-FLAGS: --test-merge-blocks
// RULES: 85
func.func @f(%a: i32) {
  "test.undo_blocks_merge"() ({
    "test.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "test.type_consumer"(%x) : (i32) -> ()
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
