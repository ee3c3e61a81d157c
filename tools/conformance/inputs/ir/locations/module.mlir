module @m {
  "t.op"() : () -> () loc("in")
} loc("out")
