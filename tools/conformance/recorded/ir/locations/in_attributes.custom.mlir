#loc = loc("a.c":1:2)
#loc1 = loc("n"(#loc))
module {
  "t.a"() {x = #loc, y = #loc, z = [#loc1]} : () -> ()
}

