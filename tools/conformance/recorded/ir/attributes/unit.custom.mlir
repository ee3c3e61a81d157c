module {
  "t.op"() {a, b, "c d", e = [unit, unit], f = {g}} : () -> ()
}

