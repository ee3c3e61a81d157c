module @m {
  "t.op"() : () -> ()
}

