"t.op"() : () -> () loc("same.c":5:6)
"t.op"() : () -> () loc("same.c":5:6)
"t.op"() : () -> () loc("same.c":5:6)
"t.op"() : () -> () loc("same.c":5:6)
