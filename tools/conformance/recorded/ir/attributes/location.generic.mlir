#loc2 = loc("n")
#loc3 = loc("f":1:2)
#loc4 = loc(unknown)
#loc5 = loc("a")
#loc6 = loc("b")
#loc7 = loc(fused[#loc5, #loc6])
#loc8 = loc(callsite(#loc5 at #loc6))
"builtin.module"() ({
  "t.op"() {a = #loc2, b = #loc3, c = #loc4, d = #loc7, e = #loc8, f = [#loc2]} : () -> () loc(#loc1)
}) : () -> () loc(#loc)
#loc = loc("ir/attributes/location.mlir":0:0)
#loc1 = loc("ir/attributes/location.mlir":1:1)

