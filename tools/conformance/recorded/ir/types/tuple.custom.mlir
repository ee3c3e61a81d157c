module {
  "t.op"() {a = tuple<>, b = tuple<i1>, c = tuple<tuple<tuple<>>, i2>, d = tuple<() -> (), none>} : () -> ()
}

