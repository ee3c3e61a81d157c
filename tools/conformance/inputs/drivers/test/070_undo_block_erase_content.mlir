// RUN-FLAGS: --test-legalize-patterns
func.func @block(%a: i32) {
  "test.undo_block_erase"() ({
    "test.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    %0 = "test.legal_op_c"(%x) : (i32) -> i32
    "test.one_region_op"() ({
      "test.valid"(%0) : (i32) -> ()
    }) : () -> ()
    "test.br"()[^bb2] : () -> ()
  ^bb2:
    "test.valid"() : () -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
