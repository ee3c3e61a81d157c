// test: opt

test.cfg {
  test.leave // error: [ods::constraint] "expects parent op 'test.func'"
}
