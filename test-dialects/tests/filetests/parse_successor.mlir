// test: opt

test.cfg {
  test.branch ^nowhere // error: [parse::undefined_block] "reference to an undefined block"
}
