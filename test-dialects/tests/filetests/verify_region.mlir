// test: opt

"test.block"() ({ // error: [ir::structure] "expects region #0 to have 0 or 1 blocks"
  test.cfg {}
^bb1:
  test.cfg {}
}) : () -> ()
