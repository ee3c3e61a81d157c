module @m attributes {a.b = 1 : i64} {
  "t.x"() : () -> ()
}

// -----
module @m {
}

