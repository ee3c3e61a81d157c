"builtin.module"() ({
  "t.op"() {a = "", b = "plain", c = "tab\09line\0A", d = "q\22q", e = "b\\s", f = "\00\FF\7F", g = "caf\C3\A9", h = "x"} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/string.mlir":0:0)
#loc1 = loc("ir/attributes/string.mlir":1:1)

