module {
  %0 = "t.op"() {p = i8, q = (i8) -> tuple<i8, i8>} : () -> tuple<i8, i8>
  "t.use"(%0) : (tuple<i8, i8>) -> ()
}

