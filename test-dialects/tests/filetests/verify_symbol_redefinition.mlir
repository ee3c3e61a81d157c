// test: opt

test.table @t {
  test.symbol @a
  test.symbol @a // error: [ir::symbol_redefinition] "redefinition of symbol named 'a'"
}
