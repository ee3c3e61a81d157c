module {
  "t.op"() {a = index, b = none, c = tuple<index, none>} : () -> ()
}

