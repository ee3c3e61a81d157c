#alias = {a = 1 : i32}
!int = i32
%0:2 = "t.two"() {x = #alias} : () -> (!int, f32)
%1 = "t.use"(%0#1, %0#0) <{p = 1 : i8}> {d = "e"} : (f32, i32) -> i1
"t.regions"() ({
^bb0(%a: i32, %b: f32):
  "t.br"(%a)[^bb1] : (i32) -> ()
^bb1(%c: i32):
  "t.cond"(%c, %b)[^bb2, ^bb1] : (i32, f32) -> ()
^bb2:
  %x = "t.later"(%y) : (i1) -> i1
  %y = "t.def"() : () -> i1
}, {
}, {
  "t.inner"() ({
    "t.deep"(%0#0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// -----
module @outer attributes {a.b = 1 : i32} {
  module @inner {
  }
  "t.op"() : () -> ()
}
// -----
module {
  %0 = builtin.unrealized_conversion_cast to i32
  %1:2 = builtin.unrealized_conversion_cast %0 : i32 to f32, f32
  builtin.unrealized_conversion_cast %1#0, %1#1 : f32, f32 to
}
// -----
"t.a"() : () -> () loc("file.c":10:8)
"t.b"() : () -> () loc(callsite("callee" at "file.c":1:2))
"t.c"() : () -> () loc(fused<"meta">["a", "b.c":3:4, unknown])
"t.d"() : () -> () loc("name"("x.y":5:6))
"t.e"() : () -> () loc("range.c":1:2 to 3:4)
"t.f"() : () -> () loc(unknown)
