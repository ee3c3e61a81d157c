"builtin.module"() <{sym_name = "m"}> ({
  "t.op"() : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("out")
#loc1 = loc("in")

