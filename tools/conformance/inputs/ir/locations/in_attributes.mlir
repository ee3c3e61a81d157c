#l = loc("a.c":1:2)
"t.a"() {x = #l, y = loc(#l), z = [loc("n"(#l))]} : () -> () loc(#l)
