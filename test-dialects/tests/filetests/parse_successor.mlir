// test: opt

test.cfg {
  test.br ^nowhere // error: [parse::undefined_block] "reference to an undefined block"
}
