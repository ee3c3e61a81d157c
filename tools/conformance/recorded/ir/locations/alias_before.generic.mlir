"builtin.module"() ({
  "t.a"() : () -> () loc(#loc1)
  "t.b"() : () -> () loc(#loc3)
  "t.c"() : () -> () loc(#loc4)
}) : () -> () loc(#loc)
#loc = loc("ir/locations/alias_before.mlir":0:0)
#loc1 = loc("a.c":1:2)
#loc2 = loc("b")
#loc3 = loc(fused[#loc1, #loc2])
#loc4 = loc(callsite(#loc1 at #loc3))

