module {
  "t.a"() : () -> ()
  "t.b"() {a = "// in a string"} : () -> ()
}

