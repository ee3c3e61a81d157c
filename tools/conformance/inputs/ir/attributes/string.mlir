"t.op"() {a = "", b = "plain", c = "tab\tline\n", d = "q\"q", e = "b\\s", f = "\00\FF\7f", g = "caf\C3\A9", h = "x"} : () -> ()
