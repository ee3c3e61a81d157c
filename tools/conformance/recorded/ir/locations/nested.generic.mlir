"builtin.module"() ({
  "t.op0"() : () -> () loc(#loc9)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/nested.mlir":0:0)
#loc1 = loc("g.c":1:2)
#loc2 = loc("h")
#loc3 = loc("j")
#loc4 = loc("k")
#loc5 = loc("f"(#loc1))
#loc6 = loc(fused[#loc3, #loc4])
#loc7 = loc(callsite(#loc5 at #loc2))
#loc8 = loc("i"(#loc6))
#loc9 = loc(fused<{a = 1 : i64}>[#loc7, #loc8])

