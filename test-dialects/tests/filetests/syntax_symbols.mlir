// test: opt

test.table @outer {
  test.table @inner attributes {sym_visibility = "nested"} {
    test.symbol @a
    test.symbol @b, "private"
    test.use_symbol @b
  }
  test.use_symbol @inner::@a
}
test.use_symbol @outer::@inner::@a
// output:
//| module {
//|   test.table @outer {
//|     test.table @inner attributes {sym_visibility = "nested"} {
//|       test.symbol @a
//|       test.symbol @b, "private"
//|       test.use_symbol @b
//|     }
//|     test.use_symbol @inner::@a
//|   }
//|   test.use_symbol @outer::@inner::@a
//| }
//|
