// RUN-FLAGS: --test-merge-blocks
func.func @f(%a: i32) {
  "test.merge_blocks"() ({
    %0 = arith.addi %a, %a : i32
    "test.br"(%0)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    %1 = arith.muli %x, %0 : i32
    "test.return"(%1) : (i32) -> ()
  }) : () -> ()
  "test.return"() : () -> ()
}
