module {
  "t.op"() {a = "", b = "plain", c = "tab\09line\0A", d = "q\22q", e = "b\\s", f = "\00\FF\7F", g = "caf\C3\A9", h = "x"} : () -> ()
}

