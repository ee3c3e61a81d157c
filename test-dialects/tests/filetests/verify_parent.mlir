// test: opt

test.cfg {
  test.return // error: [ods::constraint] "expects parent op 'test.func'"
}
