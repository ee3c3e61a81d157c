"t.a"() : () -> () loc(#l)
"t.r"() ({
^bb0(%a: i32 loc(#l)):
}) : () -> () loc(#k)
#l = loc("a.c":1:2)
#k = loc("n"(#l))
