// test: opt

test.cfg {
  %0 = test.source : i32
  test.branch ^next(%0 : i32) // error: [ir::branch] "type mismatch for bb argument #0 of successor #0"
^next(%a: i64):
  test.yield
}
