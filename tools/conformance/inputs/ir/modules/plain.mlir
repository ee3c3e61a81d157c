module {}
// -----
module {
}
// -----
module {
  module {
    "t.x"() : () -> ()
  }
}
// -----
builtin.module {
  builtin.module {}
}
