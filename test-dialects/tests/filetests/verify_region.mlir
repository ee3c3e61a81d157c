// test: opt

"test.block"() ({ // error: [ir::structure] "expects region #0 to have 0 or 1 blocks"
  test.cfg {} // error: [ir::structure] "block with no terminator"
^bb1:
  test.cfg {} // error: [ir::structure] "block with no terminator"
}) : () -> ()
