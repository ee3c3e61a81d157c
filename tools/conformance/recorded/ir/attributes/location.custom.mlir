#loc = loc("n")
#loc1 = loc("f":1:2)
#loc2 = loc(unknown)
#loc3 = loc("a")
#loc4 = loc("b")
#loc5 = loc(fused[#loc3, #loc4])
#loc6 = loc(callsite(#loc3 at #loc4))
module {
  "t.op"() {a = #loc, b = #loc1, c = #loc2, d = #loc5, e = #loc6, f = [#loc]} : () -> ()
}

