// RUN-FLAGS: --test-merge-blocks
func.func @f() {
  "test.merge_blocks"() ({
    %0 = "test.type_producer"() : () -> i32
    %1 = "test.type_producer"() : () -> f32
    "test.br"(%0, %1)[^bb1] : (i32, f32) -> ()
  ^bb1(%x: i32, %y: f32):
    "test.type_consumer"(%x) : (i32) -> ()
    "test.type_consumer"(%y) : (f32) -> ()
    "test.return"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
