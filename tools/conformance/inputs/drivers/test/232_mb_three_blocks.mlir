// RUN-FLAGS: --test-merge-blocks
func.func @f(%a: i32) {
  "test.merge_blocks"() ({
    "test.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    %0 = "test.type_producer"() : () -> i32
    "test.br"(%x)[^bb2] : (i32) -> ()
  ^bb2(%y: i32):
    "test.return"(%y) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
