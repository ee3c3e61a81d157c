%0 = "t.a"() : () -> i1
"builtin.module"(%0) ({
^a:
}) : (i1) -> ()
