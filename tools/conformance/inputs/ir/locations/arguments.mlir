"t.op"() ({
^bb0(%a: i32 loc("a"), %b: i1, %c: f32 loc(fused["x", "y.c":1:2])):
  "t.use"(%a) : (i32) -> ()
}) : () -> () loc("outer")
