module {
  "t.op"() {a = 1 : i64, b = i1, c = 2 : i64} : () -> ()
}

