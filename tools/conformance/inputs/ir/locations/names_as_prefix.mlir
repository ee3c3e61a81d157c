%0 = "t.a"() : () -> i32 loc("first")
%1:2 = "t.b"(%0) : (i32) -> (i32, i1) loc("two words"("x.c":1:2))
%2 = "t.c"() : () -> i1 loc("first")
"t.r"() ({
^bb0(%a: i32 loc("arg"), %b: i32 loc("9x")):
  "t.use"(%a, %b, %1#1) : (i32, i32, i1) -> ()
}) : () -> ()
