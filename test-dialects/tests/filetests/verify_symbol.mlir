// test: opt

test.table @t {
  test.symbol @a
}
test.use_symbol @t::@b // error: [verify::op] "@t::@b does not name a symbol"
