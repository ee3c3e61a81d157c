module {
  "t.op0"() : () -> ()
}

