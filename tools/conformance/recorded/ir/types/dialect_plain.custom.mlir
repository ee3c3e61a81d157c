module {
  "t.op"() {a = !foo.bar, b = !foo.bar.baz, c = !f_o$o.b_a_r, d = !foo.b1} : () -> ()
}

